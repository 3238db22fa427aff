"""Bloodthirst."""

from cardwright_core.abilities import Ability, StaticAbility
from cardwright_core.cards import Keyword
from cardwright_rules.keywords.printed import printed_number
from cardwright_rules.vocabulary.earlier import AN_OPPONENT_WAS_DEALT_DAMAGE, DamageToOpponents
from cardwright_rules.vocabulary.statics import EntersWithCounters


class Bloodthirst(Keyword):
    name, rule = "bloodthirst", "702.54"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.54a; 702.54b for X"""
        if parameter == "X":
            enters = EntersWithCounters("+1/+1", DamageToOpponents())
        else:
            number = printed_number(self.name, parameter)
            enters = EntersWithCounters("+1/+1", number, AN_OPPONENT_WAS_DEALT_DAMAGE)
        return (StaticAbility(enters, keyword=self.name),)
