"""Static abilities that players have or that protect them (613.10, 702.11c)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.cards import about
from cardwright_core.specs import hookimpl
from cardwright_core.stack import Targeting
from cardwright_rules.targets import opponent_would_target

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game

__all__ = ["YouHaveHexproof", "YouHaveShroud"]


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
