"""Living metal."""

from cardwright_core.abilities import Ability, StaticAbility
from cardwright_core.cards import Keyword
from cardwright_core.continuous import Layer, Part
from cardwright_core.terms import This
from cardwright_rules.vocabulary.changes import AddTypes
from cardwright_rules.vocabulary.comparing import IT_IS_YOUR_TURN, AsLongAs
from cardwright_rules.vocabulary.statics import Continuous


class LivingMetal(Keyword):
    name, rule = "living metal", "702.161"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.161a"""
        super().stands_for(parameter)
        yours = AsLongAs(This(), IT_IS_YOUR_TURN)
        part = Part(Layer.TYPE, yours, AddTypes(("Artifact", "Creature")))
        return (StaticAbility(Continuous((part,)), keyword=self.name),)
