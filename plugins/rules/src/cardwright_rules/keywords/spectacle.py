"""Spectacle."""

from cardwright_core.abilities import Ability, StaticAbility
from cardwright_core.cards import Keyword
from cardwright_rules.keywords.printed import printed_cost
from cardwright_rules.vocabulary.costs import AlternativeCost
from cardwright_rules.vocabulary.earlier import AN_OPPONENT_LOST_LIFE


class Spectacle(Keyword):
    name, rule = "spectacle", "702.137"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.137a"""
        cost = printed_cost(self.name, parameter)
        offered = AlternativeCost(self.name, cost, AN_OPPONENT_LOST_LIFE)
        return (StaticAbility(offered, keyword=self.name),)
