"""Creatures that had to attack in this combat phase (506.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import record
from cardwright_core.terms import Filter
from cardwright_rules.combat.fighting import fight

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.objects import View

__all__ = ["HAD_TO_ATTACK", "HadToAttack"]


@record
class HadToAttack(Filter):
    """A creature that an effect required to attack as attackers were declared (506.6)."""

    english = "... that had to attack this combat"

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether one did, even if it was the only legal attack anyway."""
        del self, by
        now = fight(game)
        return now is not None and view.id in now.had_to


HAD_TO_ATTACK = HadToAttack()
