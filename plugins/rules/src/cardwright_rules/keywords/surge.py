"""Surge."""

from cardwright_core.abilities import Ability, StaticAbility
from cardwright_core.cards import Keyword
from cardwright_rules.keywords.printed import printed_cost
from cardwright_rules.vocabulary.costs import AlternativeCost
from cardwright_rules.vocabulary.earlier import YourSideCastAnother


class Surge(Keyword):
    name, rule = "surge", "702.117"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.117a"""
        cost = printed_cost(self.name, parameter)
        offered = AlternativeCost(self.name, cost, YourSideCastAnother())
        return (StaticAbility(offered, keyword=self.name),)
