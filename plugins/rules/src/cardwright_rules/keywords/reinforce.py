"""Reinforce."""

from cardwright_core.abilities import Ability, ActivatedAbility, Cost
from cardwright_core.cards import Keyword
from cardwright_core.terms import TargetSpec
from cardwright_core.zones import Zone
from cardwright_rules.components_of_this import DiscardThis
from cardwright_rules.keywords.printed import number_and_cost
from cardwright_rules.vocabulary.effects import PutCounters
from cardwright_rules.vocabulary.filters import CREATURE


class Reinforce(Keyword):
    name, rule = "reinforce", "702.77"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.77a, as in "reinforce 2—{1}{G}"."""
        number, cost = number_and_cost(self.name, parameter)
        return (
            ActivatedAbility(
                cost.plus(Cost(components=(DiscardThis(),))),
                PutCounters("+1/+1", number),
                (TargetSpec(CREATURE),),
                zones=(Zone.HAND,),
                keyword=self.name,
            ),
        )
