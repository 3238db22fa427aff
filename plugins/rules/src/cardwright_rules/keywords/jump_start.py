"""Jump-start."""

from cardwright_core.abilities import Ability, Cost, StaticAbility
from cardwright_core.cards import Keyword
from cardwright_rules.components import DiscardCard
from cardwright_rules.vocabulary.casting import CastFromGraveyard, LeavesStackTo
from cardwright_rules.vocabulary.filters import INSTANT, SORCERY, AnyOf


class JumpStart(Keyword):
    name, rule = "jump-start", "702.133"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.133a"""
        super().stands_for(parameter)
        discarding = Cost(components=(DiscardCard(),))
        cast = CastFromGraveyard(
            self.name, discarding, additional=True, what=AnyOf((INSTANT, SORCERY))
        )
        return (
            StaticAbility(cast, keyword=self.name),
            StaticAbility(LeavesStackTo(self.name), keyword=self.name),
        )
