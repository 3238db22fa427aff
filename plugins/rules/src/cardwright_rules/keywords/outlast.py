"""Outlast."""

from cardwright_core.abilities import Ability, ActivatedAbility, Cost
from cardwright_core.cards import Keyword
from cardwright_rules.keywords.printed import printed_cost
from cardwright_rules.tapping import TapSymbol
from cardwright_rules.vocabulary.effects import PutCounters
from cardwright_rules.vocabulary.selections import ITSELF


class Outlast(Keyword):
    name, rule = "outlast", "702.107"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.107a"""
        cost = printed_cost(self.name, parameter).plus(Cost(components=(TapSymbol(),)))
        effect = PutCounters("+1/+1", 1, ITSELF)
        return (ActivatedAbility(cost, effect, as_a_sorcery=True, keyword=self.name),)
