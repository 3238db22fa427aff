"""Absorb."""

from cardwright_core.abilities import Ability, StaticAbility
from cardwright_core.cards import Keyword
from cardwright_core.terms import This
from cardwright_rules.keywords.printed import printed_number
from cardwright_rules.vocabulary.preventing import PreventDamage


class Absorb(Keyword):
    name, rule = "absorb", "702.64"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.64a"""
        less = PreventDamage(This(), amount=printed_number(self.name, parameter))
        return (StaticAbility(less, keyword=self.name),)
