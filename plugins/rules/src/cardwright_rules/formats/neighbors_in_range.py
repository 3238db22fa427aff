"""Attacks on neighbors alone, together with a limited range of influence (801, 803, 809.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.specs import hookimpl
from cardwright_rules.formats.multiplayer import AttackNeighbors
from cardwright_rules.formats.range_of_influence import LimitedRange

if TYPE_CHECKING:
    from cardwright_core.game import Game
    from cardwright_rules.combat.restrictions import CantAttack

__all__ = ["NeighborsInRange"]


class NeighborsInRange(AttackNeighbors, LimitedRange):
    """Both options: who moved up next to a player is not within range until the next turn."""

    @hookimpl
    def attack_restrictions(self, game: Game) -> list[CantAttack]:  # type: ignore[override]  # a hook may answer a list
        """801.3, 803.1"""
        return [
            AttackNeighbors.attack_restrictions(self, game),
            LimitedRange.attack_restrictions(self, game),
        ]
