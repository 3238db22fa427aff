"""Replicate."""

from cardwright_core.abilities import Ability, StaticAbility, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_rules.keywords.printed import printed_cost
from cardwright_rules.vocabulary.conditions import WHEN_YOU_CAST_THIS
from cardwright_rules.vocabulary.copying import CopyIt
from cardwright_rules.vocabulary.costs import AdditionalCost
from cardwright_rules.vocabulary.paid import OwnCostPaid, TimesPaid
from cardwright_rules.vocabulary.selections import ITSELF


class Replicate(Keyword):
    name, rule = "replicate", "702.56"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.56a"""
        paid = f"{self.name} {parameter}"
        cost = printed_cost(self.name, parameter)
        offered = AdditionalCost(paid, cost, mandatory=False, repeats=True)
        return (
            StaticAbility(offered, keyword=self.name),
            TriggeredAbility(
                (WHEN_YOU_CAST_THIS,),
                CopyIt(ITSELF, count=TimesPaid(paid)),
                only_if=OwnCostPaid(paid),
                keyword=self.name,
            ),
        )
