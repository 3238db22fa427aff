"""Bargain."""

from cardwright_core.abilities import Ability, Cost, StaticAbility
from cardwright_core.cards import Keyword
from cardwright_rules.components import SacrificePermanent
from cardwright_rules.vocabulary.costs import AdditionalCost
from cardwright_rules.vocabulary.filters import ARTIFACT, ENCHANTMENT, TOKEN, AnyOf


class Bargain(Keyword):
    """What is done if the spell was bargained, asks for ``Paid("bargain")``."""

    name, rule = "bargain", "702.166"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.166a"""
        super().stands_for(parameter)
        sacrificed = SacrificePermanent(AnyOf((ARTIFACT, ENCHANTMENT, TOKEN)))
        cost = AdditionalCost(self.name, Cost(components=(sacrificed,)), mandatory=False)
        return (StaticAbility(cost, keyword=self.name),)
