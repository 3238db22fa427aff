"""Buyback."""

from cardwright_core.abilities import Ability, StaticAbility
from cardwright_core.cards import Keyword
from cardwright_core.zones import Zone
from cardwright_rules.keywords.printed import printed_cost
from cardwright_rules.vocabulary.costs import AdditionalCost
from cardwright_rules.vocabulary.paid import SpellWasPaid
from cardwright_rules.vocabulary.resolving import AsItResolves


class Buyback(Keyword):
    name, rule = "buyback", "702.27"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.27a"""
        cost = printed_cost(self.name, parameter)
        return (
            StaticAbility(AdditionalCost(self.name, cost, mandatory=False), keyword=self.name),
            StaticAbility(AsItResolves(Zone.HAND, SpellWasPaid(self.name)), keyword=self.name),
        )
