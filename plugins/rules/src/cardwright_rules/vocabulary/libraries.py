"""What is done with the tops of libraries (701.17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.events import Simultaneous, from_library
from cardwright_core.zones import Zone
from cardwright_rules.vocabulary.counts import amount
from cardwright_rules.vocabulary.selections import YOU

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.zones import PlayerId
    from cardwright_rules.vocabulary.counts import Amount
    from cardwright_rules.vocabulary.selections import Players

__all__ = ["Mill", "mill"]


def mill(game: Game, by: Instance, player: PlayerId, count: int) -> tuple[int, ...]:
    """Let a player mill cards; return what they became, wherever they went (701.17a, 701.17c)."""
    cards = game.state.library(player).order()[:count]
    if not cards:
        return ()
    moves = tuple(from_library(game, card, Zone.GRAVEYARD) for card in cards)
    happened = game.propose(moves[0] if len(moves) == 1 else Simultaneous(moves), by)
    parts = () if happened is None else happened.parts
    return tuple(part.subject for part in parts if game.exists(part.subject))


@record
class Mill(Record):
    """Players mill cards, as many as there are (701.17b)."""

    count: Amount = 1
    who: Players = YOU

    def resolve(self, game: Game, by: Instance) -> None:
        """Put them into the graveyard, player after player (101.4)."""
        count = amount(game, by, self.count)
        for player in self.who.players(game, by):
            mill(game, by, player, count)
