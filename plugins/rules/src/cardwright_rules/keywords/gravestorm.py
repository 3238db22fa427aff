"""Gravestorm."""

from cardwright_core.abilities import Ability, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_rules.vocabulary.conditions import WHEN_YOU_CAST_THIS
from cardwright_rules.vocabulary.copying import CopyIt
from cardwright_rules.vocabulary.earlier import DiedThisTurn
from cardwright_rules.vocabulary.selections import ITSELF


class Gravestorm(Keyword):
    name, rule = "gravestorm", "702.69"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.69a"""
        super().stands_for(parameter)
        effect = CopyIt(ITSELF, count=DiedThisTurn())
        return (TriggeredAbility((WHEN_YOU_CAST_THIS,), effect, keyword=self.name),)
