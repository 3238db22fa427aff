"""Cards of a player's hand that another player chooses (701.20, 701.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.decisions import Decision
from cardwright_core.terms import AnyObject
from cardwright_core.zones import Zone
from cardwright_rules.moving import Discarded
from cardwright_rules.vocabulary.counts import amount
from cardwright_rules.vocabulary.effects import at_once
from cardwright_rules.vocabulary.selections import TARGET_PLAYER, THOSE_CARDS

if TYPE_CHECKING:
    from cardwright_core.abilities import Effect, Instance
    from cardwright_core.game import Game
    from cardwright_core.terms import Filter
    from cardwright_rules.vocabulary.counts import Amount
    from cardwright_rules.vocabulary.selections import Players, Selection

__all__ = ["ChooseFromHand", "DiscardThese"]


@record
class ChooseFromHand(Record):
    """Its controller looks at players' hands and chooses cards of a set, as many as there are.

    What is done with them `then` finds them as ``THOSE_CARDS``.
    """

    english = "look at the hand of {who} and choose {count:{what:of card}} from it; {then}"

    then: Effect
    what: Filter = AnyObject()
    count: Amount = 1
    who: Players = TARGET_PLAYER

    @property
    def inner(self) -> tuple[Effect, ...]:
        """What is done with them."""
        return (self.then,)

    def resolve(self, game: Game, by: Instance) -> None:
        """Let them choose."""
        for player in self.who.players(game, by):
            hand = game.state.zone(Zone.HAND, player)
            fitting = tuple(i for i in hand if self.what.matches(game, by, game.see(i)))
            count = min(amount(game, by, self.count), len(fitting))
            prompt = f"{by.source.name}: which of {player}'s cards"
            decision = Decision(
                (by.controller,), "card", fitting, count, count, prompt=prompt, rule="608.2d"
            )
            chosen = game.choose(decision) if count else ()
            self.then.resolve(game, by.replace(captured=(*by.captured, ("objects", chosen))))


@record
class DiscardThese(Record):
    """Cards are discarded, each by its owner (701.9a)."""

    english = "{what:each} is discarded"

    what: Selection = THOSE_CARDS

    def resolve(self, game: Game, by: Instance) -> None:
        """Propose it for all at once."""
        items = self.what.objects(game, by)
        at_once(game, by, (Discarded(game.see(i).owner, i, game.state.new_id()) for i in items))
