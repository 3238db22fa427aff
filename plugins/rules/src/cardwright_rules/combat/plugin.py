"""The combat phase and the declaration of attackers (506, 507, 508)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.specs import hookimpl
from cardwright_rules.combat.specs import CombatSpecs

if TYPE_CHECKING:
    from cardwright_core.ruleset import RuleSet


class Combat:
    @hookimpl
    def add_hookspecs(self, rules: RuleSet) -> None:
        rules.add_hookspecs(CombatSpecs)


combat = Combat()
