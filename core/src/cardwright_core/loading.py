"""Finding what is installed: entry points, read from metadata and imported only when named."""

from __future__ import annotations

from functools import cache, cached_property
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from cardwright_core.cards import CardPlugin, Keyword, Origin
from cardwright_core.errors import ConflictError, PluginError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from importlib.metadata import Distribution, EntryPoint

__all__ = ["CARDS", "FORMATS", "KEYWORDS", "PACKS", "RULES", "Installed", "Pack"]

CARDS = "cardwright.cards"
KEYWORDS = "cardwright.keywords"
PACKS = "cardwright.packs"
FORMATS = "cardwright.formats"
RULES = "cardwright.rules"


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
    """

    def __init__(self, without: Iterable[str] = ()) -> None:
        """Read no metadata yet."""
        self.without = frozenset(without)
        self._groups: dict[str, dict[str, EntryPoint]] = {}

    def group(self, name: str) -> Mapping[str, EntryPoint]:
        """Return the entries of a group by name; two of one name are a :class:`ConflictError`."""
        found = self._groups.get(name)
        if found is None:
            found = self._groups[name] = self._read(name)
        return found

    def load_card(self, slug: str) -> tuple[CardPlugin, Origin] | None:
        """Import and return the card with that slug."""
        entry = self.group(CARDS).get(slug)
        if entry is not None:
            return self._instance(entry, CardPlugin), origin_of(entry)
        for entry_of_pack, pack in self.packs:
            card = pack.card(slug)
            if card is not None:
                return card, origin_of(entry_of_pack)
        return None

    def load_keyword(self, name: str) -> tuple[Keyword, Origin] | None:
        """Import and return the keyword of that name; entry names write a space as a hyphen."""
        entry = self.group(KEYWORDS).get(name.replace(" ", "-"))
        return None if entry is None else (self._instance(entry, Keyword), origin_of(entry))

    def rules(self) -> dict[str, tuple[object, Origin]]:
        """Import and return the rules plugins by name."""
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

    def _read(self, group: str) -> dict[str, EntryPoint]:
        found: dict[str, EntryPoint] = {}
        for entry in sorted(entry_points(group=group), key=lambda entry: (entry.name, entry.value)):
            origin = origin_of(entry)
            if self.without & {entry.name, origin.distribution}:
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
    return Origin(*_name_and_version(distribution), entry.value)


@cache
def _name_and_version(distribution: Distribution) -> tuple[str, str]:
    """Return what the metadata says; it is parsed again whenever it is asked."""
    return distribution.name, distribution.version


def told(entry: EntryPoint) -> str:
    """Return an entry point in words: group, name, value and whose it is."""
    return f"{entry.group}: {entry.name} = {entry.value} ({origin_of(entry)})"


def _loaded(entry: EntryPoint) -> Any:  # noqa: ANN401 - an entry point can be anything
    try:
        return entry.load()
    except Exception as error:
        message = f"{told(entry)} failed to load: {error}"
        raise PluginError(message) from error
