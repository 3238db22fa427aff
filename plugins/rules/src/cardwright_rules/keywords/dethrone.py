"""Dethrone."""

from cardwright_core.abilities import Ability, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.terms import Condition, This
from cardwright_rules.combat.events import Attacks
from cardwright_rules.vocabulary.effects import PutCounters
from cardwright_rules.vocabulary.melees import MostLifeIsAttacked
from cardwright_rules.vocabulary.selections import ITSELF


class Dethrone(Keyword):
    name, rule = "dethrone", "702.105"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.105a"""
        super().stands_for(parameter)
        attacks = Condition(Attacks, This(), (MostLifeIsAttacked(),))
        return (TriggeredAbility((attacks,), PutCounters("+1/+1", 1, ITSELF), keyword=self.name),)
