"""Cascade."""

from cardwright_core.abilities import Ability, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_rules.vocabulary.conditions import WHEN_YOU_CAST_THIS
from cardwright_rules.vocabulary.digging import CascadeIntoSpell


class Cascade(Keyword):
    name, rule = "cascade", "702.85"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.85a"""
        super().stands_for(parameter)
        effect = CascadeIntoSpell()
        return (TriggeredAbility((WHEN_YOU_CAST_THIS,), effect, keyword=self.name),)
