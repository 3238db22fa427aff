"""Mentor."""

from cardwright_core.abilities import Ability, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.terms import Condition, TargetSpec, This
from cardwright_rules.combat.events import Attacks
from cardwright_rules.combat.filters import ATTACKING
from cardwright_rules.vocabulary.effects import PutCounters
from cardwright_rules.vocabulary.filters import CREATURE, all_of
from cardwright_rules.vocabulary.melees import HasLessPower


class Mentor(Keyword):
    name, rule = "mentor", "702.134"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.134a"""
        super().stands_for(parameter)
        target = TargetSpec(all_of(CREATURE, ATTACKING, HasLessPower()))
        attacks, effect = Condition(Attacks, This()), PutCounters("+1/+1")
        return (TriggeredAbility((attacks,), effect, (target,), keyword=self.name),)
