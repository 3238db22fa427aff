"""Scavenge (702.97)."""

from cardwright_core.abilities import Ability, ActivatedAbility, Cost
from cardwright_core.cards import Keyword
from cardwright_core.mana import ManaCost
from cardwright_core.terms import TargetSpec
from cardwright_core.zones import Zone
from cardwright_rules.components_of_this import ExileThis
from cardwright_rules.vocabulary.counts import PowerOfThis
from cardwright_rules.vocabulary.effects import PutCounters
from cardwright_rules.vocabulary.filters import CREATURE


class Scavenge(Keyword):
    name, rule = "scavenge", "702.97"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.97a"""
        paid = Cost(ManaCost.parse(parameter), (ExileThis(Zone.GRAVEYARD),))
        return (
            ActivatedAbility(
                paid,
                PutCounters("+1/+1", PowerOfThis()),
                (TargetSpec(CREATURE),),
                zones=(Zone.GRAVEYARD,),
                as_a_sorcery=True,
                keyword=self.name,
            ),
        )
