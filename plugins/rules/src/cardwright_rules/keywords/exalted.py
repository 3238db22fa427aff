"""Exalted."""

from cardwright_core.abilities import Ability, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.terms import Condition
from cardwright_rules.combat.events import PlayerAttacks
from cardwright_rules.vocabulary.fights import THE_ATTACKER, YouAttackAlone
from cardwright_rules.vocabulary.lasting import Pump


class Exalted(Keyword):
    name, rule = "exalted", "702.83"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.83a"""
        super().stands_for(parameter)
        alone = Condition(PlayerAttacks, where=(YouAttackAlone(),))
        return (TriggeredAbility((alone,), Pump(1, 1, THE_ATTACKER), keyword=self.name),)
