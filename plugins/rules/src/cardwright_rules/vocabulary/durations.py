"""Durations worded "for as long as" (611.2b)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import record
from cardwright_core.abilities import Duration
from cardwright_core.terms import Test
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game

__all__ = ["WHILE_YOU_CONTROL_THIS", "YouControlThis"]


@record
class YouControlThis(Test):
    """The controller of the effect controls its source, which is on the battlefield still."""

    english = "you control this"

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """Whether they do."""
        del event
        if not game.exists(by.source.id):
            return False
        view = game.see(by.source.id)
        return view.zone is Zone.BATTLEFIELD and view.controller == by.controller


WHILE_YOU_CONTROL_THIS = Duration.while_true(YouControlThis())
