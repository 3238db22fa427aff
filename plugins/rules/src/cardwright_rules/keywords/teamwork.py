"""Teamwork."""

from cardwright_core.abilities import Ability, Cost, StaticAbility
from cardwright_core.cards import Keyword
from cardwright_rules.keywords.crew import CrewCost
from cardwright_rules.keywords.printed import printed_number
from cardwright_rules.vocabulary.costs import AdditionalCost


class Teamwork(Keyword):
    """What is done if it was used, asks for ``Paid("teamwork")`` (702.194b)."""

    name, rule = "teamwork", "702.194"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.194a"""
        team = CrewCost(printed_number(self.name, parameter), self.name)
        cost = AdditionalCost(self.name, Cost(components=(team,)), mandatory=False)
        return (StaticAbility(cost, keyword=self.name),)
