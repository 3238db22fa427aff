"""Static abilities that players have or that protect them (613.10, 702.11c)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.cards import about
from cardwright_core.specs import hookimpl
from cardwright_core.stack import Targeting

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game

__all__ = ["YouHaveHexproof", "YouHaveShroud"]


@record
class YouHaveHexproof(Record):
    """You can't be the target of spells or abilities that opponents control."""

    @hookimpl
    @about(Targeting)
    def prohibits(self, game: Game, by: Instance, act: Targeting) -> str | None:
        """702.11c"""
        if act.target == by.controller and act.by.controller in game.opponents(by.controller):
            return "hexproof"
        return None


@record
class YouHaveShroud(Record):
    """You can't be the target of spells or abilities."""

    @hookimpl
    @about(Targeting)
    def prohibits(self, by: Instance, act: Targeting) -> str | None:
        """702.18a"""
        return "shroud" if act.target == by.controller else None
