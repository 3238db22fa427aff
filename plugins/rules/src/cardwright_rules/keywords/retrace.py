"""Retrace."""

from cardwright_core.abilities import Ability, Cost, StaticAbility
from cardwright_core.cards import Keyword
from cardwright_rules.components import DiscardCard
from cardwright_rules.vocabulary.casting import CastFromGraveyard
from cardwright_rules.vocabulary.filters import LAND


class Retrace(Keyword):
    name, rule = "retrace", "702.81"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.81a"""
        super().stands_for(parameter)
        discarding = Cost(components=(DiscardCard(LAND),))
        cast = CastFromGraveyard(self.name, discarding, additional=True)
        return (StaticAbility(cast, keyword=self.name),)
