"""Encore."""

from cardwright_core.abilities import Ability, ActivatedAbility, Cost, Duration
from cardwright_core.cards import Keyword
from cardwright_core.layers import Layer
from cardwright_core.zones import Zone
from cardwright_rules.components_of_this import ExileThis
from cardwright_rules.keywords.printed import printed_cost
from cardwright_rules.vocabulary.changes import AddKeyword
from cardwright_rules.vocabulary.effects import Sacrifice, do
from cardwright_rules.vocabulary.for_each_opponent import TokenToAttackEach
from cardwright_rules.vocabulary.lasting import AtNext, Until
from cardwright_rules.vocabulary.selections import THOSE_CARDS


class Encore(Keyword):
    name, rule = "encore", "702.141"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.141a"""
        away = Cost(components=(ExileThis(Zone.GRAVEYARD),))
        haste = Until(Duration.FOREVER, ((Layer.ABILITY, AddKeyword("haste")),), THOSE_CARDS)
        then = do(haste, AtNext("end", Sacrifice(THOSE_CARDS)))
        return (
            ActivatedAbility(
                printed_cost(self.name, parameter).plus(away),
                TokenToAttackEach(then),
                zones=(Zone.GRAVEYARD,),
                as_a_sorcery=True,
                keyword=self.name,
            ),
        )
