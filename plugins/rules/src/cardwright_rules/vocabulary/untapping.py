"""Permanents that don't untap during their controller's untap step (502.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import StaticAbility
from cardwright_core.cards import about
from cardwright_core.specs import hookimpl
from cardwright_core.terms import This
from cardwright_rules.tapping import Untapped

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.terms import Filter

__all__ = ["DoesntUntap", "doesnt_untap"]


@record
class DoesntUntap(Record):
    """Permanents of a set don't untap during their controllers' untap steps."""

    english = "{what:each} doesn't untap during its controller's untap step"

    what: Filter = This()

    @hookimpl
    @about(Untapped)
    def prohibits(self, game: Game, by: Instance, act: Untapped) -> str | None:
        """502.3"""
        permanent, cursor = game.see(act.object), game.state.cursor
        if cursor.step.name != "untap" or not game.is_active(permanent.controller):
            return None
        untaps = not self.what.matches(game, by, permanent)
        return None if untaps else f"{permanent.name} doesn't untap ({by.source.name})"


def doesnt_untap() -> StaticAbility:
    """Return the ability that it doesn't untap during its controller's untap step."""
    return StaticAbility(DoesntUntap())
