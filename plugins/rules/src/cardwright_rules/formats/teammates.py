"""Teammates share no cards, but may look at each other's hands (808.5, 809.7, 810.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.specs import hookimpl
from cardwright_core.zones import Zone
from cardwright_rules.teams import teammates

if TYPE_CHECKING:
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_core.zones import PlayerId

__all__ = ["ReviewHands"]


class ReviewHands:
    """What a variant has in which teammates may review each other's hands."""

    @hookimpl
    def shows(self, game: Game, player: PlayerId, view: View) -> bool:
        """808.5, 809.7, 810.5"""
        return view.zone is Zone.HAND and view.owner in teammates(game, player)
