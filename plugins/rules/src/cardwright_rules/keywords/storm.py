"""Storm."""

from cardwright_core.abilities import Ability, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.casting import SpellCast
from cardwright_core.terms import Condition, This
from cardwright_core.zones import Zone
from cardwright_rules.vocabulary.copying import CastBefore, CopyIt
from cardwright_rules.vocabulary.selections import ITSELF


class Storm(Keyword):
    name, rule = "storm", "702.40"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.40a"""
        super().stands_for(parameter)
        condition = Condition(SpellCast, This(), zones=(Zone.STACK,))
        effect = CopyIt(ITSELF, count=CastBefore())
        return (TriggeredAbility((condition,), effect, keyword=self.name),)
