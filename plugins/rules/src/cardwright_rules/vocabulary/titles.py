"""Becoming the monarch, taking the initiative, and what asks for that (725, 726)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.terms import Test
from cardwright_rules.titles import BecomesMonarch, TakesInitiative, holder_of
from cardwright_rules.vocabulary.selections import YOU

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_rules.vocabulary.selections import Players

__all__ = ["BecomeMonarch", "HasInitiative", "IsMonarch", "TakeInitiative"]


@record
class BecomeMonarch(Record):
    """A player becomes the monarch (725.1)."""

    english = "{who:become} the monarch"

    who: Players = YOU

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose it."""
        for player in self.who.players(game, by):
            game.propose(BecomesMonarch(player), by)


@record
class TakeInitiative(Record):
    """A player takes the initiative (726.1)."""

    english = "{who:take} the initiative"

    who: Players = YOU

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose it."""
        for player in self.who.players(game, by):
            game.propose(TakesInitiative(player), by)


@record
class IsMonarch(Test):
    """One of certain players is the monarch; nobody is before somebody becomes it (725.5)."""

    english = "{who:be} the monarch"

    who: Players = YOU

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether one is."""
        del event
        return holder_of(game, BecomesMonarch) in self.who.players(game, by)


@record
class HasInitiative(Test):
    """One of certain players has the initiative."""

    english = "{who} has the initiative"

    who: Players = YOU

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether one has."""
        del event
        return holder_of(game, TakesInitiative) in self.who.players(game, by)
