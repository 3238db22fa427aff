"""Web-slinging."""

from cardwright_core.abilities import Ability, Cost, StaticAbility
from cardwright_core.cards import Keyword
from cardwright_rules.components import ReturnToHandPermanent
from cardwright_rules.keywords.printed import printed_cost
from cardwright_rules.vocabulary.costs import AlternativeCost
from cardwright_rules.vocabulary.filters import CREATURE, IsTapped, all_of


class WebSlinging(Keyword):
    name, rule = "web-slinging", "702.188"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.188a"""
        returned = ReturnToHandPermanent(all_of(CREATURE, IsTapped()))
        cost = printed_cost(self.name, parameter).plus(Cost(components=(returned,)))
        return (StaticAbility(AlternativeCost(self.name, cost), keyword=self.name),)
