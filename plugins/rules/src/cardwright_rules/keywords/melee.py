"""Melee."""

from cardwright_core.abilities import Ability, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.terms import Condition, This
from cardwright_rules.combat.events import Attacks
from cardwright_rules.vocabulary.lasting import Pump
from cardwright_rules.vocabulary.melees import OpponentsAttacked
from cardwright_rules.vocabulary.selections import ITSELF


class Melee(Keyword):
    name, rule = "melee", "702.121"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.121a"""
        super().stands_for(parameter)
        many = OpponentsAttacked()
        effect = Pump(many, many, ITSELF)
        return (TriggeredAbility((Condition(Attacks, This()),), effect, keyword=self.name),)
