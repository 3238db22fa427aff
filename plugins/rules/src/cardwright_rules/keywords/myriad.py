"""Myriad."""

from cardwright_core.abilities import Ability, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.terms import Condition, This
from cardwright_rules.combat.events import Attacks
from cardwright_rules.vocabulary.for_each_opponent import TokenAttackingEachOther
from cardwright_rules.vocabulary.lasting import AtNext
from cardwright_rules.vocabulary.moves import Exile
from cardwright_rules.vocabulary.selections import THOSE_CARDS


class Myriad(Keyword):
    name, rule = "myriad", "702.116"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.116a"""
        super().stands_for(parameter)
        effect = TokenAttackingEachOther(AtNext("end of combat", Exile(THOSE_CARDS)))
        return (TriggeredAbility((Condition(Attacks, This()),), effect, keyword=self.name),)
