"""Filters by a number: mana values, power, toughness, counters (122, 202.3, 208)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import record
from cardwright_core.terms import Filter, Number
from cardwright_core.zones import Zone
from cardwright_rules.vocabulary.reading import all_watched

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.continuous import Aspect
    from cardwright_core.game import Game
    from cardwright_core.objects import View

__all__ = ["HasCounters", "HasEvenManaValue", "HasPower", "HasToughness", "ManaValue", "mana_value"]


@record
class ManaValue(Filter):
    """What has a mana value in a range (202.3); on the stack, X counts."""

    at_least: int | Number = 0
    at_most: int | Number | None = None

    @property
    def reads(self) -> frozenset[Aspect] | None:
        """Its mana cost; any aspect, if a number has to be worked out."""
        fixed = isinstance(self.at_least, int) and isinstance(self.at_most, int | None)
        return frozenset({"copy"}) if fixed else None

    @property
    def watches(self) -> frozenset[str]:
        """What its parts do."""
        return all_watched(self.at_least, self.at_most)

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it has."""
        least = self.at_least
        if isinstance(least, Number):
            least = least.value(game, by)
        return _in_range(game, by, mana_value(game, view), least, self.at_most)


@record
class HasEvenManaValue(Filter):
    """What has an even mana value; zero is even (202.3)."""

    english = "... with an even mana value"

    @property
    def reads(self) -> frozenset[Aspect]:
        """Its mana cost."""
        return frozenset({"copy"})

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it has."""
        del by
        return mana_value(game, view) % 2 == 0


def mana_value(game: Game, view: View) -> int:
    """Return an object's mana value; the announced X counts on the stack only (202.3e)."""
    del game
    cost = view.characteristics.cost
    if cost is None:
        return 0
    x = view.object.spell.x if view.object.spell and view.zone is Zone.STACK else 0
    return cost.mana_value + (x or 0) * cost.symbols.count("X")


@record
class _HasSize(Filter):
    """What has a number in a range that effects set and modify (208.1)."""

    at_least: int | None = None
    at_most: int | Number | None = None

    @property
    def reads(self) -> frozenset[Aspect] | None:
        """That number; any aspect, if another has to be worked out."""
        fixed = isinstance(self.at_most, int | None)
        return frozenset({"copy", "power and toughness"}) if fixed else None

    @property
    def watches(self) -> frozenset[str]:
        """What its parts do."""
        return all_watched(self.at_most)

    def _has(self, game: Game, by: Instance, size: int | None) -> bool:
        return size is not None and _in_range(game, by, size, self.at_least, self.at_most)


@record
class HasPower(_HasSize):
    """What has a power in a range (208.1); what has none has none in it."""

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it has."""
        return self._has(game, by, view.characteristics.power)


@record
class HasToughness(_HasSize):
    """What has a toughness in a range (208.1); what has none has none in it."""

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it has."""
        return self._has(game, by, view.characteristics.toughness)


def _in_range(
    game: Game, by: Instance, value: int, least: int | None, most: int | Number | None
) -> bool:
    if isinstance(most, Number):
        most = most.value(game, by)
    return (least is None or value >= least) and (most is None or value <= most)


@record
class HasCounters(Filter):
    """What has between so many and so many counters of a kind on it (122.1)."""

    counter: str
    at_least: int = 1
    at_most: int | None = None

    @property
    def reads(self) -> frozenset[Aspect]:
        """Nothing that an effect changes."""
        return frozenset()

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it has."""
        del game, by
        count = view.object.count(self.counter)
        return count >= self.at_least and (self.at_most is None or count <= self.at_most)
