"""How many players there are, and static abilities that players have (613.10, 702.11c)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.cards import about
from cardwright_core.specs import hookimpl
from cardwright_core.stack import Targeting
from cardwright_rules.targets import opponent_would_target
from cardwright_rules.vocabulary.counts import Count

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_rules.vocabulary.selections import Players

__all__ = ["NumberOfPlayers", "YouHaveHexproof", "YouHaveShroud"]


@record
class NumberOfPlayers(Count):
    """How many of certain players there are in the game: your opponents."""

    english = "the number of players: {who}"

    who: Players

    def value(self, game: Game, by: Instance) -> int:
        """Count them."""
        return len(self.who.players(game, by))


@record
class YouHaveHexproof(Record):
    """You can't be the target of spells or abilities that opponents control."""

    english = "you have hexproof"

    @hookimpl
    @about(Targeting)
    def prohibits(self, game: Game, by: Instance, act: Targeting) -> str | None:
        """702.11c"""
        return "hexproof" if opponent_would_target(game, by, act, by.controller) else None


@record
class YouHaveShroud(Record):
    """You can't be the target of spells or abilities."""

    english = "you have shroud"

    @hookimpl
    @about(Targeting)
    def prohibits(self, by: Instance, act: Targeting) -> str | None:
        """702.18a"""
        return "shroud" if act.target == by.controller else None
