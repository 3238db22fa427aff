"""Unearth."""

from cardwright_core.abilities import Ability, ActivatedAbility, Cost, Duration
from cardwright_core.cards import Keyword
from cardwright_core.layers import Layer
from cardwright_core.mana import ManaCost
from cardwright_core.zones import Zone
from cardwright_rules.vocabulary.changes import AddKeyword
from cardwright_rules.vocabulary.effects import do
from cardwright_rules.vocabulary.going import ExileIfItWouldLeave
from cardwright_rules.vocabulary.lasting import AtNext, Until
from cardwright_rules.vocabulary.moves import Exile, PutOntoBattlefield
from cardwright_rules.vocabulary.selections import ITSELF, THOSE_CARDS

GAINS_HASTE = Until(Duration.FOREVER, ((Layer.ABILITY, AddKeyword("haste")),), THOSE_CARDS)


class Unearth(Keyword):
    name, rule = "unearth", "702.84"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.84a"""
        then = do(GAINS_HASTE, AtNext("end", Exile(THOSE_CARDS)), ExileIfItWouldLeave())
        return (
            ActivatedAbility(
                Cost(ManaCost.parse(parameter)),
                PutOntoBattlefield(ITSELF, then=then),
                zones=(Zone.GRAVEYARD,),
                as_a_sorcery=True,
                keyword=self.name,
            ),
        )
