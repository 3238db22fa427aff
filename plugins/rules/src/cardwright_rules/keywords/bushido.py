"""Bushido."""

from cardwright_core.abilities import Ability, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.terms import Condition, This
from cardwright_rules.combat.events import BecomesBlocked, Blocks
from cardwright_rules.keywords.printed import printed_number
from cardwright_rules.vocabulary.lasting import Pump
from cardwright_rules.vocabulary.selections import ITSELF


class Bushido(Keyword):
    name, rule = "bushido", "702.45"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.45a"""
        number = printed_number(self.name, parameter)
        fights = (Condition(Blocks, This()), Condition(BecomesBlocked, This()))
        return (TriggeredAbility(fights, Pump(number, number, ITSELF), keyword=self.name),)
