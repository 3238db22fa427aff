"""Fortify."""

from cardwright_core.abilities import Ability, ActivatedAbility
from cardwright_core.cards import Keyword
from cardwright_core.terms import TargetSpec
from cardwright_rules.keywords.printed import printed_cost
from cardwright_rules.vocabulary.attachments import Attach
from cardwright_rules.vocabulary.filters import LAND, YOU_CONTROL, all_of


class Fortify(Keyword):
    name, rule = "fortify", "702.67"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.67a"""
        cost, target = printed_cost(self.name, parameter), TargetSpec(all_of(LAND, YOU_CONTROL))
        return (ActivatedAbility(cost, Attach(), (target,), as_a_sorcery=True, keyword=self.name),)
