"""Finding what is installed: entry points, read from metadata and imported only when named."""

from __future__ import annotations

import re
import warnings
from collections import defaultdict
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable
from weakref import WeakKeyDictionary

from cardwright.entries import entry_points
from cardwright.leaving_out import LeftOut
from cardwright.versions import unmet
from cardwright.words import check, unknown_field, unknown_name
from cardwright_core.cards import CardPlugin, Keyword, Origin
from cardwright_core.catalog import LoadFailure
from cardwright_core.errors import (
    ConflictError,
    InputError,
    PluginError,
    PluginWarning,
    raised,
    shown,
    what_next,
)
from cardwright_core.mana import ManaSymbol, find_symbols_with
from cardwright_core.moved import Redirect, Tombstone

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
    "is_well_formed",
    "loaded",
    "origin_of",
    "told",
]

CARDS = "cardwright.cards"
KEYWORDS = "cardwright.keywords"
PACKS = "cardwright.packs"
FORMATS = "cardwright.formats"
RULES = "cardwright.rules"
REDIRECTS = "cardwright.redirects"
SYMBOLS = "cardwright.symbols"


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
    Nor is what belongs to a distribution that needs another version of cardwright, what two
    distributions claim, and what whoever started the process leaves out: see `refused`.
    """

    def __init__(self, without: Iterable[str] = ()) -> None:
        """Read no metadata yet."""
        self.without = frozenset(without)
        self.left_out = LeftOut()
        self._groups: dict[str, dict[str, EntryPoint]] = {}
        self._refused: dict[str, dict[str, LoadFailure]] = {}

    def group(self, name: str) -> Mapping[str, EntryPoint]:
        """Return the entries of a group by name; those of one name by two are refused."""
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
            card = self._instance(entry, CardPlugin)
            try:
                check(card)
            except InputError as error:
                message = f"{told(entry)}: {error}; {_next(entry)}"
                raise PluginError(message) from error
            return card, origin_of(entry)
        return self._load_row(slug)

    def _load_row(self, slug: str) -> tuple[CardPlugin, Origin] | None:
        listing = self._rows.get(slug, ())
        if not listing:
            return None
        if len(listing) > 1:
            entries = [entry for entry, _ in listing]
            whose = " and by ".join(map(told, entries))
            message = f"card {slug!r} is claimed by {whose}; {_choose_between(entries)}"
            raise ConflictError(message)
        entry, pack = listing[0]
        if reason := self.left_out.reason(slug, origin_of(entry).distribution):
            message = f"card {slug!r} ({origin_of(entry)}): {reason}"
            raise PluginError(message)
        try:
            card = pack.card(slug)
        except Exception as error:
            message = f"card {slug!r} of {told(entry)}: {raised(error)}; {_next(entry)}"
            raise PluginError(message) from error
        return None if card is None else (card, origin_of(entry))

    def load_keyword(self, name: str) -> tuple[Keyword, Origin] | None:
        """Import and return the keyword of that name; entry names write a space as a hyphen."""
        entry = self._usable(KEYWORDS, name.replace(" ", "-"))
        return None if entry is None else (self._instance(entry, Keyword), origin_of(entry))

    def load_format(self, name: str) -> tuple[object, Origin] | None:
        """Import and return the rules plugin of a format."""
        entry = self._usable(FORMATS, name)
        return None if entry is None else (loaded(entry), origin_of(entry))

    def load_symbol(self, name: str) -> ManaSymbol | None:
        """Import and return the symbol of costs that a plugin brings under that name."""
        entry = self._usable(SYMBOLS, name)
        if entry is None:
            return None
        found = loaded(entry)
        if not isinstance(found, ManaSymbol):
            message = f"{told(entry)} is no ManaSymbol"
            raise PluginError(message)
        return found

    def moved(self, slug: str) -> tuple[Moved, Origin] | None:
        """Import and return what a pack says of a card that has not this name any more."""
        entry = self._usable(REDIRECTS, slug)
        if entry is None:
            return None
        found = loaded(entry)
        if not isinstance(found, Redirect | Tombstone):
            message = f"{told(entry)} is neither a Redirect nor a Tombstone"
            raise PluginError(message)
        return found, origin_of(entry)

    def rules(self) -> dict[str, tuple[object, Origin]]:
        """Import and return the rules plugins by name; warn of those that are left out."""
        for one in self.refused(RULES).values():
            if not self.left_out.reason(one.name, one.origin.distribution):
                _warn(one.reason)
        found: dict[str, tuple[object, Origin]] = {}
        for name, entry in self.group(RULES).items():
            try:
                found[name] = (loaded(entry), origin_of(entry))
            except PluginError as error:
                _warn(str(error))
        return found

    def cards(self) -> Iterable[str]:
        """Return the slugs of all cards; only packs of rows are imported."""
        return sorted({*self.group(CARDS), *self._rows})

    def refusals(self) -> Iterable[str]:
        """Return why packs that list their own cards are not used; their cards are not known."""
        listed = self._packs  # reading them tells which can't be
        del listed
        return [failure.reason for failure in self.refused(PACKS).values()]

    def keywords(self) -> Iterable[str]:
        """Return the names of all keywords, importing none."""
        return sorted(name.replace("-", " ") for name in self.group(KEYWORDS))

    @cached_property
    def packs(self) -> tuple[tuple[EntryPoint, Pack], ...]:
        """The packs that list their own cards, by name."""
        return tuple((entry, pack) for entry, pack, _ in self._packs)

    @cached_property
    def _packs(self) -> tuple[tuple[EntryPoint, Pack, tuple[str, ...]], ...]:
        """The packs with the slugs of their cards; warn of a pack that can't be read."""
        found = []
        for entry in self.group(PACKS).values():
            try:
                found.append((entry, *_listed(entry)))
            except PluginError as error:
                self._refused[PACKS][entry.name] = _refusal(entry, str(error))
                _warn(str(error))
        return tuple(found)

    @cached_property
    def _rows(self) -> dict[str, list[tuple[EntryPoint, Pack]]]:
        """The packs that list a card, by its slug."""
        rows: dict[str, list[tuple[EntryPoint, Pack]]] = defaultdict(list)
        for entry, pack, slugs in self._packs:
            for slug in slugs:
                rows[slug].append((entry, pack))
        return dict(rows)

    @cached_property
    def _select(self) -> Callable[..., Iterable[EntryPoint]]:
        """Select among the entry points of all that is installed, whose files are read once."""
        found: Callable[..., Iterable[EntryPoint]] = entry_points().select
        return found

    def _usable(self, group: str, name: str) -> EntryPoint | None:
        """Return the entry of that name, if there is one; one that is refused says why."""
        entry = self.group(group).get(name)
        if entry is None and name in self._refused[group]:
            failure = self._refused[group][name]
            raise failure.error(failure.reason)
        return entry

    def _read(self, group: str) -> dict[str, EntryPoint]:
        refused = self._refused[group] = {}
        claims: dict[str, dict[str, EntryPoint]] = defaultdict(dict)
        for entry in sorted(self._select(group=group), key=lambda one: (one.name, one.value)):
            if self.without & {entry.name, origin_of(entry).distribution}:
                continue
            if reason := self._against(entry):
                refused[entry.name] = _refusal(entry, reason)
            else:
                claims[entry.name].setdefault(entry.value, entry)
        for name, claimed in claims.items():
            if len(claimed) > 1:
                refused[name] = _conflict(tuple(claimed.values()))
        clashing = [name for name, claimed in claims.items() if len(claimed) > 1]
        if clashing and group == RULES:
            raise ConflictError(refused[clashing[0]].reason)
        return {name: next(iter(c.values())) for name, c in claims.items() if len(c) == 1}

    def _against(self, entry: EntryPoint) -> str:
        """Say why an entry is not used, by metadata alone; nothing if it can be."""
        distribution = origin_of(entry).distribution
        if reason := self.left_out.reason(entry.name, distribution):
            return f"{told(entry)}: {reason}"
        if wrong := unmet(_needs(entry)):
            return (
                f"{told(entry)} needs {wrong}: install a version of {shown(distribution)} that "
                f"fits, or what it needs"
            )
        return ""

    def _instance(self, entry: EntryPoint, kind: type[Any]) -> Any:  # noqa: ANN401 - of that kind
        found = loaded(entry)
        if not (isinstance(found, type) and issubclass(found, kind)):
            message = f"{told(entry)} is no {kind.__name__}; {_next(entry)}"
            raise PluginError(message)
        try:
            return found()
        except Exception as error:
            message = f"{told(entry)} failed to be made: {raised(error)}; {_next(entry)}"
            raise PluginError(message) from error


def origin_of(entry: EntryPoint) -> Origin:
    """Return where an entry point comes from."""
    distribution = entry.dist
    if distribution is None:
        return Origin(entry=entry.value)
    name, version, _ = _said_of(distribution)
    return Origin(name, version, entry.value)


def _needs(entry: EntryPoint) -> tuple[str, ...]:
    return () if entry.dist is None else _said_of(entry.dist)[2]


def _said_of(distribution: Distribution) -> _Said:
    """Return name, version and needs; metadata is parsed again whenever it is asked."""
    found = _SAID.get(distribution)
    if found is None:
        needs = tuple(distribution.requires or ())
        found = _SAID[distribution] = (distribution.name, distribution.version, needs)
    return found


_Said = tuple[str, str, tuple[str, ...]]
_SAID: WeakKeyDictionary[Distribution, _Said] = WeakKeyDictionary()
"""What is known of distributions: whoever looks what is installed has them made anew."""


def told(entry: EntryPoint) -> str:
    """Return an entry point in words: group, name, value and whose it is."""
    return f"{entry.group}: {shown(entry.name)} = {shown(entry.value)} ({origin_of(entry)})"


def is_well_formed(entry: EntryPoint) -> bool:
    """Whether an entry names a module and something in it; else asking it for them raises."""
    return _VALUE.fullmatch(entry.value) is not None


def loaded(entry: EntryPoint) -> Any:  # noqa: ANN401 - an entry point can be anything
    """Import what an entry point names; whatever goes wrong is a :class:`PluginError`."""
    if not is_well_formed(entry):
        message = f"{told(entry)} is not of the form module:name; {_next(entry)}"
        raise PluginError(message)
    try:
        return entry.load()
    except (Exception, SystemExit) as error:
        hint = unknown_field(error) or unknown_name(error)
        message = f"{told(entry)} failed to load: {raised(error)}{hint}; {_next(entry)}"
        raise PluginError(message) from error


_VALUE = re.compile(r"[\w.]+\s*(:\s*[\w.]+\s*)?(\[.*\]\s*)?")


def _listed(entry: EntryPoint) -> tuple[Pack, tuple[str, ...]]:
    """Return a pack with the slugs of its cards."""
    pack = loaded(entry)
    if not isinstance(pack, Pack):
        message = f"{told(entry)} is no Pack; {_next(entry)}"
        raise PluginError(message)
    try:
        return pack, tuple(pack.slugs())
    except Exception as error:
        message = f"{told(entry)} can't be read: {raised(error)}; {_next(entry)}"
        raise PluginError(message) from error


def _refusal(entry: EntryPoint, reason: str) -> LoadFailure:
    return LoadFailure(origin_of(entry), entry.name, reason)


def _conflict(entries: tuple[EntryPoint, ...]) -> LoadFailure:
    first = entries[0]
    whose = " and by ".join(f"{origin_of(one)} ({shown(one.value)})" for one in entries)
    reason = (
        f"{first.group}: {shown(first.name)!r} is claimed by {whose}; {_choose_between(entries)}"
    )
    return LoadFailure(origin_of(first), first.name, reason, ConflictError)


def _choose_between(entries: Iterable[EntryPoint]) -> str:
    names = dict.fromkeys(shown(origin_of(one).distribution) for one in entries)
    ways = " or ".join(f"CARDWRIGHT_DISABLE={name}" for name in names)
    return f"uninstall one of them, or leave one out: {ways}"


def _next(entry: EntryPoint) -> str:
    return what_next(origin_of(entry).distribution)


def _warn(reason: str) -> None:
    warnings.warn(f"the game goes on without {reason}", PluginWarning, stacklevel=3)


def _installed_symbol(name: str) -> ManaSymbol | None:
    return Installed().load_symbol(name)


find_symbols_with(_installed_symbol)
