"""Hooks that the combat plugin opens (508, 509)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.specs import hookspec

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.objects import View

__all__ = ["CombatSpecs"]


class CombatSpecs:
    """What is different for attackers and blockers."""

    @hookspec()
    def attacks_untapped(self, game: Game, by: Instance, attacker: View) -> bool | None:
        """Say whether attacking does not cause `attacker` to tap (508.1f, 702.20b).

        Called: once for each declared attacker. `by` is the instance that answers.
        Answer: ``True`` if it does not tap. Combines: any. Since 0.1.

        Example::

            @hookimpl
            def attacks_untapped(self, by, attacker):
                return attacker.id == by.source.id
        """
