"""Cleave."""

from cardwright_core.abilities import Ability, StaticAbility
from cardwright_core.cards import Keyword
from cardwright_rules.keywords.printed import printed_cost
from cardwright_rules.vocabulary.costs import AlternativeCost


class Cleave(Keyword):
    """The cost; with and without what stands in brackets the spell is an ``IfPaid``."""

    name, rule = "cleave", "702.148"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.148a"""
        cost = AlternativeCost(self.name, printed_cost(self.name, parameter))
        return (StaticAbility(cost, keyword=self.name),)
