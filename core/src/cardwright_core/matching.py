"""Matching units of mana to the symbols that they pay: augmenting paths, then ways of sources.

What a source could add in several ways is first looked at as if each unit could be chosen by
itself; only where the match that is found contradicts itself, each of its ways is tried alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from cardwright_core.mana import Mana

    Pays = Callable[[str, Mana], bool]

__all__ = ["GENERIC", "Demand", "Forms", "Supply", "Use", "Way", "matched", "paired", "solved"]

GENERIC = "generic"
"""The symbol for one mana of any type."""

Forms = tuple["Mana", ...]
"""What one unit of mana could be."""


class Demand(NamedTuple):
    """One unit of mana to pay: its symbol, whether a unit pays it, and which payment it is of.

    Payments are numbered in the order in which they are made.
    """

    symbol: str
    stage: int
    pays: Pays


class Way(NamedTuple):
    """One way to use a source: a `key` that tells it, and what it adds, unit by unit."""

    key: object
    bundle: tuple[Forms, ...]


class Supply(NamedTuple):
    """A source with the ways to use it, one of which is taken; not for payments before `since`.

    What is `spare` is only used for what nothing else is found for.
    """

    ways: tuple[Way, ...]
    since: int = 0
    spare: bool = False


class Use(NamedTuple):
    """A way that is used, with the units that it gives and the payments that these are for."""

    way: Way
    units: tuple[tuple[Mana, Demand], ...]


def solved(demands: Sequence[Demand], supplies: Sequence[Supply]) -> tuple[Use, ...] | None:
    """Return which ways to use so that each demand is met; ``None`` if it can't be."""
    solving = _Solving(demands)
    return solving.solve(tuple(supplies), tuple(map(solving.kind_of, supplies)))


class _Solving:
    """The search for ways to meet the same demands, which tries what is alike only once."""

    def __init__(self, demands: Sequence[Demand]) -> None:
        """Begin with no kind of supplies, and nothing tried."""
        self.demands = demands
        self._alike: dict[object, int] = {}
        self._slots: list[tuple[Forms, ...]] = []
        self._accepted: dict[tuple[str, Pays], dict[int, bool]] = {}
        self._failed: set[tuple[int, ...]] = set()

    def kind_of(self, supply: Supply) -> int:
        """Return a number that all supplies have that are alike."""
        like = (tuple(way.bundle for way in supply.ways), supply.since, supply.spare)
        kind = self._alike.setdefault(like, len(self._slots))
        if kind == len(self._slots):
            self._slots.append(_apart(supply.ways))
        return kind

    def solve(self, supplies: tuple[Supply, ...], kinds: tuple[int, ...]) -> tuple[Use, ...] | None:
        """Match as if each unit could be chosen by itself; if that can't be, try way by way."""
        slots = [(place, forms) for place, kind in enumerate(kinds) for forms in self._slots[kind]]
        slots.sort(key=lambda slot: (supplies[slot[0]].spare, len(slot[1])))
        pairs = paired(self._fits(supplies, slots))
        if pairs is None:
            return None
        met: dict[int, list[Demand]] = {}
        for demand, slot in zip(self.demands, pairs, strict=True):
            met.setdefault(slots[slot][0], []).append(demand)
        uses: list[Use] = []
        for place, wanted in sorted(met.items()):
            use = _fitting(supplies[place].ways, wanted)
            if use is None:
                return self._one_way_each(supplies, kinds, place)
            uses.append(use)
        return tuple(uses)

    def _one_way_each(
        self, supplies: tuple[Supply, ...], kinds: tuple[int, ...], place: int
    ) -> tuple[Use, ...] | None:
        """Try each way of one source by itself, but none that came to nothing with a like one."""
        for way in supplies[place].ways:
            one = supplies[place]._replace(ways=(way,))
            narrowed = (*kinds[:place], self.kind_of(one), *kinds[place + 1 :])
            tried = tuple(sorted(narrowed))
            if tried in self._failed:
                continue
            found = self.solve((*supplies[:place], one, *supplies[place + 1 :]), narrowed)
            if found is not None:
                return found
            self._failed.add(tried)
        return None

    def _fits(
        self, supplies: tuple[Supply, ...], slots: Sequence[tuple[int, Forms]]
    ) -> list[list[int]]:
        """Return for each demand the slots that could meet it; of demands alike it is one list."""
        found: dict[Demand, list[int]] = {}
        for demand in self.demands:
            if demand not in found:
                found[demand] = [
                    number
                    for number in self._accepting(demand, slots)
                    if supplies[slots[number][0]].since <= demand.stage
                ]
        return [found[demand] for demand in self.demands]

    def _accepting(self, demand: Demand, slots: Sequence[tuple[int, Forms]]) -> Iterator[int]:
        """Yield the slots with a form that pays a demand; what there is of a kind is kept."""
        known = self._accepted.setdefault((demand.symbol, demand.pays), {})
        for number, (_, forms) in enumerate(slots):
            pays = known.get(id(forms))
            if pays is None:
                pays = known[id(forms)] = any(demand.pays(demand.symbol, unit) for unit in forms)
            if pays:
                yield number


def _apart(ways: tuple[Way, ...]) -> tuple[Forms, ...]:
    """Return the units of a source as if each could be chosen by itself, whatever the way."""
    if len(ways) == 1:
        return ways[0].bundle
    anything = tuple(dict.fromkeys(u for way in ways for forms in way.bundle for u in forms))
    return (anything,) * max(len(way.bundle) for way in ways)


def _fitting(ways: tuple[Way, ...], wanted: list[Demand]) -> Use | None:
    """Return the first way that meets all these demands."""
    for way in ways:
        pairs = matched(wanted, way.bundle)
        if pairs is not None:
            units = (
                (next(u for u in way.bundle[slot] if demand.pays(demand.symbol, u)), demand)
                for demand, slot in zip(wanted, pairs, strict=True)
            )
            return Use(way, tuple(units))
    return None


def matched(demands: Sequence[Demand], slots: Sequence[Forms]) -> list[int] | None:
    """Return for each demand a slot of its own with a form that pays it; ``None`` if none is left.

    The payments may be made in any order.
    """
    if len(slots) < len(demands):
        return None
    return paired([_fits(demand, slots) for demand in demands])


def paired(fits: Sequence[Sequence[int]]) -> list[int] | None:
    """Return for each list of fitting slots one of them that no other list has got, if there is."""
    taken: dict[int, int] = {}  # slot -> which list
    for number in sorted(range(len(fits)), key=lambda number: len(fits[number])):
        if not _assign(number, fits, taken, set()):
            return None
    places = {number: slot for slot, number in taken.items()}
    return [places[number] for number in range(len(fits))]


def _fits(demand: Demand, slots: Sequence[Forms]) -> list[int]:
    known: dict[Forms, bool] = {}
    fitting: list[int] = []
    for slot, forms in enumerate(slots):
        pays = known.get(forms)
        if pays is None:
            pays = known[forms] = any(demand.pays(demand.symbol, unit) for unit in forms)
        if pays:
            fitting.append(slot)
    return fitting


def _assign(
    demand: int, fits: Sequence[Sequence[int]], taken: dict[int, int], seen: set[int]
) -> bool:
    for slot in fits[demand]:
        if slot not in taken:
            taken[slot] = demand
            return True
    for slot in fits[demand]:
        if slot not in seen:
            seen.add(slot)
            if _assign(taken[slot], fits, taken, seen):
                taken[slot] = demand
                return True
    return False
