"""Learning: a card for a card, or a Lesson from outside the game (701.48)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.decisions import Decision
from cardwright_core.zone_changes import printed_on
from cardwright_core.zones import Zone
from cardwright_rules.drawing import Draw
from cardwright_rules.moving import Discarded
from cardwright_rules.outside import OutsideCard, bring_in, owned_outside
from cardwright_rules.vocabulary.effects import DiscardCards
from cardwright_rules.vocabulary.happened import events_while

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game

__all__ = ["Learn"]


@record
class Learn(Record):
    """You may discard a card to draw one, or else bring a Lesson card in (701.48a)."""

    english = "learn"
    rule: ClassVar[str] = "701.48a"
    touches_library: ClassVar[bool] = True

    def resolve(self, game: Game, by: Instance) -> None:
        """Ask for both, one after the other."""
        discard = DiscardCards(1, up_to=True)
        happened = events_while(game, lambda: discard.resolve(game, by))
        if any(isinstance(event, Discarded) for event in happened):
            game.propose(Draw(by.controller, 1), by)
            return
        lessons = tuple(
            OutsideCard(card, printed_on(game, card).name)
            for card in owned_outside(game, by.controller)
            if printed_on(game, card).is_a("Lesson")
        )
        decision = Decision((by.controller,), "lesson", lessons, 0, 1, rule=self.rule)
        for one in game.choose(decision) if lessons else ():
            bring_in(game, by, by.controller, one.card, Zone.HAND)
