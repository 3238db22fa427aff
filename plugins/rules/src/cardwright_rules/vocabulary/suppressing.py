"""Abilities that don't trigger (603.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.specs import hookimpl

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.terms import Filter
    from cardwright_core.trigger import Occurrence

__all__ = ["DontTrigger"]


@record
class DontTrigger(Record):
    """Triggered abilities of objects of a set don't trigger: all, or those of one keyword."""

    english = "{keyword:?@ }abilities of {of:s} don't trigger"

    of: Filter
    keyword: str = ""

    @hookimpl
    def suppresses_trigger(self, game: Game, by: Instance, occurrence: Occurrence) -> bool:
        """603.2"""
        triggered = occurrence.instance
        if self.keyword not in {"", triggered.ability.keyword}:
            return False
        return self.of.matches(game, by, game.see(triggered.source.id))
