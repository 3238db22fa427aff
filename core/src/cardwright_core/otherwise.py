"""What a payment takes beside mana, as supplies of the same match: each object is used once.

A creature may be tapped for mana, or instead of mana (convoke), or for a part of the cost that is
not mana; it is there for one of them. What is no mana stands in a match as a unit of its own.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from cardwright_core.costs import halves_of
from cardwright_core.matching import Demand, Way

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cardwright_core.abilities import CostComponent, Instance
    from cardwright_core.costs import PaymentOption
    from cardwright_core.game import Game
    from cardwright_core.mana import Mana
    from cardwright_core.matching import Pays

__all__ = ["Otherwise", "Taking", "is_mana", "taking"]


class Instead(NamedTuple):
    """A unit that pays one of these symbols; one of few that there are is of a `group` (else 0)."""

    symbols: tuple[str, ...]
    group: int


class Taken(NamedTuple):
    """A unit that is one of the objects that a part of the cost takes, told by its place."""

    place: int


class Otherwise(NamedTuple):
    """What could pay for the symbols of a cost instead of mana, and its parts that are not mana."""

    offers: tuple[PaymentOption, ...]
    components: tuple[CostComponent, ...]
    by: Instance


class Taking:
    """How a cost could be paid otherwise at one moment.

    `ways` are those to use an object; those in `unbound` use none. `most` is the number of symbols
    that could be paid. The `components` take objects, which is a demand for each.
    """

    __slots__ = ("_groups", "components", "most", "unbound", "ways")

    def __init__(self) -> None:
        """Begin with nothing."""
        self.ways: dict[int, tuple[Way, ...]] = {}
        self.unbound: list[Way] = []
        self.most = 0
        self.components: list[tuple[Taken, int]] = []
        self._groups: list[tuple[tuple[str, ...], int]] = []

    def offer(self, option: PaymentOption, times: int, objects: tuple[int, ...]) -> None:
        """Take in that something pays so often: with one of these objects each, or with none."""
        if not objects:
            self.unbound += [_way(Instead(option.symbols, 0))] * times
            self.most += times
            return
        group = 0
        if times < len(objects):  # only so many of the symbols can be paid with one of them
            self._groups.append((option.symbols, times))
            group = len(self._groups)
        self._add(objects, _way(Instead(option.symbols, group)))
        self.most += min(times, len(objects))

    def take(self, objects: tuple[int, ...], count: int) -> None:
        """Take in that a part of the cost takes so many of these objects."""
        taken = Taken(len(self.components))
        self.components.append((taken, count))
        self._add(objects, _way(taken))

    def _add(self, objects: tuple[int, ...], way: Way) -> None:
        for item in objects:
            self.ways[item] = (*self.ways.get(item, ()), way)

    def demands(self, symbols: Sequence[str], stage: int, mana_pays: Pays) -> list[Demand]:
        """Return what has to be met: each symbol, by mana or otherwise, and each object taken."""
        found: list[Demand] = []
        left = [times for _, times in self._groups]
        known: dict[frozenset[int], Pays] = {}
        for symbol in symbols:
            groups = {0}
            for number, (pays_for, _) in enumerate(self._groups, 1):
                if left[number - 1] and _fits(pays_for, symbol):
                    left[number - 1] -= 1
                    groups.add(number)
            those = frozenset(groups)
            if those not in known:
                known[those] = _pays_with(mana_pays, those)
            found.append(Demand(symbol, stage, known[those]))
        for taken, count in self.components:
            found += [Demand("", stage, _takes(taken))] * count
        return found


def is_mana(unit: object) -> bool:
    """Whether a unit of a match is mana."""
    return not isinstance(unit, Instead | Taken)


def taking(game: Game, otherwise: Otherwise) -> Taking:
    """Return how a cost could be paid otherwise now."""
    found, by = Taking(), otherwise.by
    for option, times in Counter(otherwise.offers).items():
        if option.component.payable(game, by):
            found.offer(option, times, option.component.takes(game, by)[0])
    for component in otherwise.components:
        objects, count = component.takes(game, by)
        if count:
            found.take(objects, count)
    return found


def _way(unit: Instead | Taken) -> Way:
    return Way((), ((unit,),))  # type: ignore[arg-type]  # as if it were mana


def _fits(symbols: Iterable[str], symbol: str) -> bool:
    """Whether one of the symbols is a half of one: which half is paid is chosen later (601.2b)."""
    return not set(halves_of(symbol)).isdisjoint(symbols)


def _pays_with(mana_pays: Pays, groups: frozenset[int]) -> Pays:
    def pays(symbol: str, unit: Mana) -> bool:
        other: object = unit
        if isinstance(other, Instead):
            return other.group in groups and _fits(other.symbols, symbol)
        return not isinstance(other, Taken) and mana_pays(symbol, unit)

    return pays


def _takes(taken: Taken) -> Pays:
    def pays(symbol: str, unit: object) -> bool:
        del symbol
        return taken == unit

    return pays
