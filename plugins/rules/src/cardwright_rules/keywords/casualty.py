"""Casualty."""

from cardwright_core.abilities import Ability, Cost, StaticAbility, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_rules.components import SacrificePermanent
from cardwright_rules.keywords.printed import printed_number
from cardwright_rules.vocabulary.conditions import WHEN_YOU_CAST_THIS
from cardwright_rules.vocabulary.copying import CopyIt
from cardwright_rules.vocabulary.costs import AdditionalCost
from cardwright_rules.vocabulary.filters import CREATURE, all_of
from cardwright_rules.vocabulary.measures import HasPower
from cardwright_rules.vocabulary.paid import OwnCostPaid
from cardwright_rules.vocabulary.selections import ITSELF


class Casualty(Keyword):
    name, rule = "casualty", "702.153"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.153a"""
        strong = all_of(CREATURE, HasPower(printed_number(self.name, parameter)))
        cost = Cost(components=(SacrificePermanent(strong),))
        paid = f"{self.name} {parameter}"
        return (
            StaticAbility(AdditionalCost(paid, cost, mandatory=False), keyword=self.name),
            TriggeredAbility(
                (WHEN_YOU_CAST_THIS,),
                CopyIt(ITSELF),
                only_if=OwnCostPaid(paid),
                keyword=self.name,
            ),
        )
