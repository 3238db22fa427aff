"""What is milled, and more cards that are milled than would be (614, 701.17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.cards import about
from cardwright_core.replacement import Replacement
from cardwright_core.specs import hookimpl
from cardwright_core.terms import Condition, Test
from cardwright_rules.milling import HasMilled, Mills
from cardwright_rules.vocabulary.selections import EACH_OPPONENT, EACH_PLAYER

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.terms import Filter
    from cardwright_rules.vocabulary.selections import Players

__all__ = ["MillMore", "MilledSome", "mills_some"]


@record
class MilledSome(Test):
    """A player has milled one or more cards of a set at once."""

    english = "one or more {what:s}"

    what: Filter
    who: Players = EACH_PLAYER

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether one of what was milled is in the set."""
        if not isinstance(event, HasMilled) or event.player not in self.who.players(game, by):
            return False
        return any(self.what.matches(game, by, game.see(item)) for item in event.objects)


def mills_some(what: Filter, who: Players = EACH_PLAYER) -> Condition:
    """Return the condition that one of these players mills one or more cards of a set."""
    return Condition(HasMilled, where=(MilledSome(what, who),))


@record
class MillMore(Record):
    """If one of certain players would mill, they mill so many times as many, and so many more."""

    english = "if {who} would mill, they mill {times:times} that many cards{plus:? plus @} instead"

    times: int = 1
    plus: int = 0
    who: Players = EACH_OPPONENT

    @hookimpl
    @about(Mills)
    def replacements(self, game: Game, by: Instance, event: Mills) -> Replacement | None:
        """614.1a"""
        if event.player not in self.who.players(game, by):
            return None

        def more(_: Game, mills: Mills) -> Mills:
            return mills.replace(count=mills.count * self.times + self.plus)

        return Replacement.of(by, more)
