"""Comparisons of numbers, and what is so as long as something is true (611.3a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import record
from cardwright_core.terms import Filter, Test
from cardwright_core.watching import PLAYERS, TURN
from cardwright_rules.vocabulary.counts import NumberOf, amount
from cardwright_rules.vocabulary.filters import YOU_CONTROL, AllOf
from cardwright_rules.vocabulary.reading import all_watched

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_rules.vocabulary.counts import Amount
    from cardwright_rules.vocabulary.selections import Players

__all__ = [
    "IT_IS_YOUR_TURN",
    "AllTrue",
    "AsLongAs",
    "AtLeast",
    "AtMost",
    "ItIsTheirTurn",
    "ItIsYourTurn",
    "NotTrue",
    "you_control",
]


@record
class AtLeast(Test):
    """A number is at least as great as another."""

    number: Amount
    least: Amount = 1

    @property
    def watches(self) -> frozenset[str]:
        """What its parts do."""
        return all_watched(self.number, self.least)

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it is, now."""
        del event
        return amount(game, by, self.number) >= amount(game, by, self.least)


@record
class AtMost(Test):
    """A number is at most as great as another."""

    english = "{number} is at most {most}"

    number: Amount
    most: Amount = 0

    @property
    def watches(self) -> frozenset[str]:
        """What its parts do."""
        return all_watched(self.number, self.most)

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it is, now."""
        del event
        return amount(game, by, self.number) <= amount(game, by, self.most)


@record
class NotTrue(Test):
    """Something is not true."""

    english = "it isn't true that {test}"

    test: Test

    @property
    def watches(self) -> frozenset[str]:
        """What its parts do."""
        return self.test.watches

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it is not."""
        return not self.test.holds(game, by, event)


@record
class ItIsYourTurn(Test):
    """It is the turn of the controller, or of their team (805.4)."""

    english = "it is your turn"

    @property
    def watches(self) -> frozenset[str]:
        """Whose turn it is, and who is whose teammate."""
        return TURN | PLAYERS

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it is."""
        del event
        return by.controller in game.side(game.state.cursor.active)


@record
class ItIsTheirTurn(Test):
    """It is the turn of one of certain players, or of their teams (805.4)."""

    english = "it is the turn of {who}"

    who: Players

    @property
    def watches(self) -> frozenset[str]:
        """Whose turn it is, and who is whose teammate."""
        return TURN | PLAYERS

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether it is."""
        del event
        active = game.side(game.state.cursor.active)
        return any(player in active for player in self.who.players(game, by))


@record
class AllTrue(Test):
    """Each of several things is true."""

    english = "{tests}"

    tests: tuple[Test, ...]

    @property
    def watches(self) -> frozenset[str]:
        """What its parts do."""
        return all_watched(*self.tests)

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether each is."""
        return all(test.holds(game, by, event) for test in self.tests)


IT_IS_YOUR_TURN = ItIsYourTurn()


def you_control(what: Filter, *, at_least: int = 1) -> Test:
    """Return the test that its controller controls permanents of a set, so many at least."""
    return AtLeast(NumberOf(AllOf((what, YOU_CONTROL))), at_least)


@record
class AsLongAs(Filter):
    """What is in a set, as long as something is true."""

    what: Filter
    test: Test

    @property
    def watches(self) -> frozenset[str]:
        """What its parts do."""
        return all_watched(self.what, self.test)

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it is in the set, and it is true."""
        return self.what.matches(game, by, view) and self.test.holds(game, by, None)
