"""Filters for creatures in combat (508.1k, 509.1g)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import record
from cardwright_core.terms import Filter
from cardwright_core.watching import STATUS
from cardwright_rules.combat.fighting import Attack, Block, attack_of, block_of

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.objects import View

__all__ = ["ATTACKING", "BLOCKING", "UNBLOCKED", "Attacking", "Blocking", "Unblocked"]


@record
class Attacking(Filter):
    """Attacking creatures; of what has left, those that were."""

    english = "attacking ..."

    @property
    def watches(self) -> frozenset[str]:
        """It is a status that it has."""
        return STATUS

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it attacks, or did as it left."""
        del by
        if game.exists(view.id):
            return attack_of(game, view.id) is not None
        combat = view.status.combat
        return isinstance(combat, Attack) and not combat.removed


@record
class Blocking(Filter):
    """Blocking creatures; of what has left, those that were."""

    english = "blocking ..."

    @property
    def watches(self) -> frozenset[str]:
        """It is a status that it has."""
        return STATUS

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it blocks, or did as it left."""
        del by
        if game.exists(view.id):
            return block_of(game, view.id) is not None
        combat = view.status.combat
        return isinstance(combat, Block) and not combat.removed


@record
class Unblocked(Filter):
    """Unblocked attackers: blockers were declared, and none for them (509.1h)."""

    english = "unblocked attacking ..."

    @property
    def watches(self) -> frozenset[str]:
        """It is a status that it has."""
        return STATUS

    def matches(self, game: Game, by: Instance, view: View) -> bool:
        """Whether it is one."""
        del by
        attack = attack_of(game, view.id) if game.exists(view.id) else None
        return attack is not None and attack.blocked is False


ATTACKING = Attacking()
UNBLOCKED = Unblocked()
BLOCKING = Blocking()
