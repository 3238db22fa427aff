"""Entwine."""

from cardwright_core.abilities import Ability, StaticAbility
from cardwright_core.cards import Keyword
from cardwright_rules.keywords.printed import printed_cost
from cardwright_rules.vocabulary.costs import AdditionalCost


class Entwine(Keyword):
    """The cost; the spell's modes are written as ``entwining(...)``."""

    name, rule = "entwine", "702.42"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.42a"""
        cost = AdditionalCost(self.name, printed_cost(self.name, parameter), mandatory=False)
        return (StaticAbility(cost, keyword=self.name),)
