"""Rebound."""

from cardwright_core.abilities import Ability, StaticAbility
from cardwright_core.cards import Keyword
from cardwright_core.zones import Zone
from cardwright_rules.vocabulary.free import CastForFree
from cardwright_rules.vocabulary.resolving import AsItResolves, WasCastFrom
from cardwright_rules.vocabulary.selections import THOSE_CARDS


class Rebound(Keyword):
    name, rule = "rebound", "702.88"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.88a"""
        super().stands_for(parameter)
        again = CastForFree(THOSE_CARDS)
        rebounds = AsItResolves(Zone.EXILE, WasCastFrom(Zone.HAND), again)
        return (StaticAbility(rebounds, keyword=self.name),)
