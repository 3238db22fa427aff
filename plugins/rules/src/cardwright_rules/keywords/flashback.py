"""Flashback."""

from cardwright_core.abilities import Ability, Cost, StaticAbility
from cardwright_core.cards import Keyword
from cardwright_core.mana import ManaCost
from cardwright_rules.vocabulary.casting import CastFromGraveyard, LeavesStackTo
from cardwright_rules.vocabulary.filters import INSTANT, SORCERY, AnyOf


class Flashback(Keyword):
    name, rule = "flashback", "702.34"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.34a"""
        cast = CastFromGraveyard(
            self.name, Cost(ManaCost.parse(parameter)), what=AnyOf((INSTANT, SORCERY))
        )
        return (
            StaticAbility(cast, keyword=self.name),
            StaticAbility(LeavesStackTo(self.name), keyword=self.name),
        )
