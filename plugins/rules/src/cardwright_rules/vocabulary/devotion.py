"""Devotion, and what is so as long as it is high enough (700.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import record
from cardwright_core.abilities import Behaviour, StaticAbility
from cardwright_core.layers import Layer
from cardwright_core.mana import COLOR_LETTERS
from cardwright_core.terms import Filter
from cardwright_core.through_layers import views_through
from cardwright_core.watching import NOTHING
from cardwright_core.zones import Zone
from cardwright_rules.vocabulary.counts import Count
from cardwright_rules.vocabulary.reading import all_watched

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.mana import Color
    from cardwright_core.objects import View

__all__ = ["Devotion", "LessThan", "MoreDevotion"]


@record
class MoreDevotion(Behaviour):
    """Your devotion to each color and each combination of colors is so much more (700.5a)."""

    english = "your devotion to each color and each combination of colors is {more} more"

    more: int = 1


@record
class Devotion(Count):
    """Your devotion to colors: symbols of them in mana costs of permanents you control (700.5).

    It is counted after the effects of copy, control and text, and before all others (700.5a).
    """

    english = "your devotion to {colors}"

    colors: frozenset[Color]

    @property
    def watches(self) -> frozenset[str]:
        """It looks at objects only."""
        return NOTHING

    def value(self, game: Game, by: Instance) -> int:
        """Count it."""
        views = views_through(game, Layer.TEXT).values()
        yours = [
            view
            for view in views
            if view.zone is Zone.BATTLEFIELD and view.controller == by.controller
        ]
        return sum(map(self._symbols, yours)) + sum(_more(yours))

    def _symbols(self, view: View) -> int:
        """Count the symbols of one cost; one of two of the colors counts once (700.5)."""
        cost = view.characteristics.cost
        letters = {letter for letter, color in COLOR_LETTERS.items() if color in self.colors}
        symbols = cost.symbols if cost is not None else ()
        return sum(not letters.isdisjoint(symbol.split("/")) for symbol in symbols)


def _more(views: Iterable[View]) -> Iterable[int]:
    for view in views:
        for ability in view.characteristics.abilities:
            if isinstance(ability, StaticAbility) and isinstance(ability.behaviour, MoreDevotion):
                yield ability.behaviour.more


@record
class LessThan(Filter):
    """What is in a set, as long as a number is less than another."""

    english = "... as long as {count} is less than {number}"

    what: Filter
    count: Count
    number: int

    @property
    def watches(self) -> frozenset[str]:
        """What its parts do."""
        return all_watched(self.what, self.count)

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it is, and the number is."""
        return self.what.matches(game, by, view) and self.count.value(game, by) < self.number
