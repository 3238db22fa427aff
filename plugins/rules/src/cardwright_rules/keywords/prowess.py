"""Prowess."""

from cardwright_core.abilities import Ability, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.casting import SpellCast
from cardwright_core.terms import Condition
from cardwright_rules.vocabulary.filters import CREATURE, YOU_CONTROL, Not, all_of
from cardwright_rules.vocabulary.lasting import Pump
from cardwright_rules.vocabulary.selections import ITSELF


class Prowess(Keyword):
    name, rule = "prowess", "702.108"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.108a"""
        super().stands_for(parameter)
        condition = Condition(SpellCast, all_of(Not(CREATURE), YOU_CONTROL))
        return (TriggeredAbility((condition,), Pump(1, 1, ITSELF), keyword=self.name),)
