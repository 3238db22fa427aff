"""Frenzy."""

from cardwright_core.abilities import Ability, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.terms import Condition, This
from cardwright_rules.combat.events import NotBlocked
from cardwright_rules.keywords.printed import printed_number
from cardwright_rules.vocabulary.lasting import Pump
from cardwright_rules.vocabulary.selections import ITSELF


class Frenzy(Keyword):
    name, rule = "frenzy", "702.68"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.68a"""
        effect = Pump(printed_number(self.name, parameter), 0, ITSELF)
        return (TriggeredAbility((Condition(NotBlocked, This()),), effect, keyword=self.name),)
