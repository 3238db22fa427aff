"""A number that is chosen as a permanent enters, and what refers to it (607.2d)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.terms import Filter
from cardwright_rules.vocabulary.choices import Choice, chosen
from cardwright_rules.vocabulary.counts import Count
from cardwright_rules.vocabulary.measures import ManaValue

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.objects import View

__all__ = ["OF_CHOSEN_MANA_VALUE", "AnyNumber", "ChosenNumber"]


@record
class AnyNumber(Choice):
    """A number: not less than nothing (107.1b), and up to one that nothing in a game exceeds."""

    english = "a number"

    kind: ClassVar[str] = "number"

    at_most: int = 1_000

    def options(self, game: Game, by: Instance) -> tuple[int, ...]:
        """Return them."""
        del game, by
        return tuple(range(self.at_most + 1))


@record
class ChosenNumber(Count):
    """The number that was chosen; less than any, if none was (607.5a)."""

    english = "the chosen number"

    def value(self, game: Game, by: Instance) -> int:
        """Return it."""
        del self
        found = chosen(game, by, AnyNumber.kind)
        return found if isinstance(found, int) else -1


@record
class OfChosenManaValue(Filter):
    """What has the chosen number as its mana value (202.3)."""

    english = "... with mana value equal to the chosen number"

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it has."""
        number = ChosenNumber().value(game, by)
        return ManaValue(number, number).matches(game, by, view)


OF_CHOSEN_MANA_VALUE = OfChosenManaValue()
