"""Finding what is installed: entry points, read from metadata and imported only when named."""

from __future__ import annotations

import warnings
from functools import cache, cached_property
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from cardwright_core.cards import CardPlugin, Keyword, Origin
from cardwright_core.catalog import LoadFailure
from cardwright_core.errors import ConflictError, PluginError
from cardwright_core.mana import ManaSymbol
from cardwright_core.moved import Redirect, Tombstone
from cardwright_core.versions import unmet

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from importlib.metadata import Distribution, EntryPoint

    from cardwright_core.moved import Moved

__all__ = [
    "CARDS",
    "FORMATS",
    "KEYWORDS",
    "PACKS",
    "REDIRECTS",
    "RULES",
    "SYMBOLS",
    "Installed",
    "Pack",
    "PluginWarning",
]

CARDS = "cardwright.cards"
KEYWORDS = "cardwright.keywords"
PACKS = "cardwright.packs"
FORMATS = "cardwright.formats"
RULES = "cardwright.rules"
REDIRECTS = "cardwright.redirects"
SYMBOLS = "cardwright.symbols"


class PluginWarning(UserWarning):
    """The game goes on without a plugin that is installed; says which, and why."""


@runtime_checkable
class Pack(Protocol):
    """A pack that lists its own cards, for example rows of TOML."""

    def slugs(self) -> Iterable[str]:
        """Return the slugs of its cards."""
        raise NotImplementedError

    def card(self, slug: str) -> CardPlugin | None:
        """Return the card with that slug."""


class Installed:
    """The cards and keywords of all installed distributions; a source for a catalog.

    `without` names distributions, packs, cards or keywords to leave out; they are not imported.
    Nor is what belongs to a distribution that needs another version of cardwright: see `refused`.
    """

    def __init__(self, without: Iterable[str] = ()) -> None:
        """Read no metadata yet."""
        self.without = frozenset(without)
        self._groups: dict[str, dict[str, EntryPoint]] = {}
        self._refused: dict[str, dict[str, LoadFailure]] = {}

    def group(self, name: str) -> Mapping[str, EntryPoint]:
        """Return the entries of a group by name; two of one name are a :class:`ConflictError`."""
        found = self._groups.get(name)
        if found is None:
            found = self._groups[name] = self._read(name)
        return found

    def refused(self, name: str) -> Mapping[str, LoadFailure]:
        """Return why entries of a group are not used, by their names."""
        self.group(name)
        return self._refused[name]

    def load_card(self, slug: str) -> tuple[CardPlugin, Origin] | None:
        """Import and return the card with that slug."""
        entry = self._usable(CARDS, slug)
        if entry is not None:
            return self._instance(entry, CardPlugin), origin_of(entry)
        for entry_of_pack, pack in self.packs:
            card = pack.card(slug)
            if card is not None:
                return card, origin_of(entry_of_pack)
        return None

    def load_keyword(self, name: str) -> tuple[Keyword, Origin] | None:
        """Import and return the keyword of that name; entry names write a space as a hyphen."""
        entry = self._usable(KEYWORDS, name.replace(" ", "-"))
        return None if entry is None else (self._instance(entry, Keyword), origin_of(entry))

    def load_format(self, name: str) -> tuple[object, Origin] | None:
        """Import and return the rules plugin of a format."""
        entry = self._usable(FORMATS, name)
        return None if entry is None else (_loaded(entry), origin_of(entry))

    def load_symbol(self, name: str) -> ManaSymbol | None:
        """Import and return the symbol of costs that a plugin brings under that name."""
        entry = self._usable(SYMBOLS, name)
        if entry is None:
            return None
        loaded = _loaded(entry)
        if not isinstance(loaded, ManaSymbol):
            message = f"{told(entry)} is no ManaSymbol"
            raise PluginError(message)
        return loaded

    def moved(self, slug: str) -> tuple[Moved, Origin] | None:
        """Import and return what a pack says of a card that has not this name any more."""
        entry = self._usable(REDIRECTS, slug)
        if entry is None:
            return None
        loaded = _loaded(entry)
        if not isinstance(loaded, Redirect | Tombstone):
            message = f"{told(entry)} is neither a Redirect nor a Tombstone"
            raise PluginError(message)
        return loaded, origin_of(entry)

    def rules(self) -> dict[str, tuple[object, Origin]]:
        """Import and return the rules plugins by name; warn of those that are refused."""
        for one in self.refused(RULES).values():
            warnings.warn(f"the game goes on without {one.reason}", PluginWarning, stacklevel=2)
        return {
            name: (_loaded(entry), origin_of(entry)) for name, entry in self.group(RULES).items()
        }

    def cards(self) -> Iterable[str]:
        """Return the slugs of all cards; only packs of rows are imported."""
        return sorted(
            {*self.group(CARDS), *(slug for _, pack in self.packs for slug in pack.slugs())}
        )

    def keywords(self) -> Iterable[str]:
        """Return the names of all keywords, importing none."""
        return sorted(name.replace("-", " ") for name in self.group(KEYWORDS))

    @cached_property
    def packs(self) -> tuple[tuple[EntryPoint, Pack], ...]:
        """The packs that list their own cards, by name."""
        found = ((entry, _loaded(entry)) for entry in self.group(PACKS).values())
        return tuple((entry, pack) for entry, pack in found)

    @cached_property
    def _select(self) -> Callable[..., Iterable[EntryPoint]]:
        """Select among the entry points of all that is installed, whose files are read once."""
        return entry_points().select

    def _usable(self, group: str, name: str) -> EntryPoint | None:
        """Return the entry of that name, if there is one; one that is refused says why."""
        entry = self.group(group).get(name)
        if entry is None and name in self._refused[group]:
            raise PluginError(self._refused[group][name].reason)
        return entry

    def _read(self, group: str) -> dict[str, EntryPoint]:
        found: dict[str, EntryPoint] = {}
        refused = self._refused[group] = {}
        entries = self._select(group=group)
        for entry in sorted(entries, key=lambda entry: (entry.name, entry.value)):
            origin = origin_of(entry)
            if self.without & {entry.name, origin.distribution}:
                continue
            if wrong := unmet(_needs(entry)):
                reason = (
                    f"{told(entry)} needs {wrong}: install a version of {origin.distribution} that "
                    f"fits, or what it needs"
                )
                refused[entry.name] = LoadFailure(origin, entry.name, reason)
                continue
            other = found.get(entry.name)
            if other is not None and other.value != entry.value:
                message = (
                    f"{group}: {entry.name!r} is claimed by {origin_of(other)} and by {origin}; "
                    f"uninstall one of them, or leave one out by name"
                )
                raise ConflictError(message)
            found[entry.name] = entry
        return found

    def _instance(self, entry: EntryPoint, kind: type[Any]) -> Any:  # noqa: ANN401 - of that kind
        loaded = _loaded(entry)
        if isinstance(loaded, type) and issubclass(loaded, kind):
            return loaded()
        message = f"{told(entry)} is no {kind.__name__}"
        raise PluginError(message)


def origin_of(entry: EntryPoint) -> Origin:
    """Return where an entry point comes from."""
    distribution = entry.dist
    if distribution is None:
        return Origin(entry=entry.value)
    name, version, _ = _said_of(distribution)
    return Origin(name, version, entry.value)


def _needs(entry: EntryPoint) -> tuple[str, ...]:
    return () if entry.dist is None else _said_of(entry.dist)[2]


@cache
def _said_of(distribution: Distribution) -> tuple[str, str, tuple[str, ...]]:
    """Return name, version and needs; metadata is parsed again whenever it is asked."""
    metadata = distribution.metadata
    return metadata["Name"], metadata["Version"], tuple(metadata.get_all("Requires-Dist") or ())


def told(entry: EntryPoint) -> str:
    """Return an entry point in words: group, name, value and whose it is."""
    return f"{entry.group}: {entry.name} = {entry.value} ({origin_of(entry)})"


def _loaded(entry: EntryPoint) -> Any:  # noqa: ANN401 - an entry point can be anything
    try:
        return entry.load()
    except Exception as error:
        message = f"{told(entry)} failed to load: {error}"
        raise PluginError(message) from error
