"""Afflict."""

from cardwright_core.abilities import Ability, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.terms import Condition, This
from cardwright_rules.combat.events import BecomesBlocked
from cardwright_rules.keywords.printed import printed_number
from cardwright_rules.vocabulary.effects import LoseLife
from cardwright_rules.vocabulary.fights import DEFENDING_PLAYER


class Afflict(Keyword):
    name, rule = "afflict", "702.130"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.130a"""
        effect = LoseLife(printed_number(self.name, parameter), DEFENDING_PLAYER)
        return (TriggeredAbility((Condition(BecomesBlocked, This()),), effect, keyword=self.name),)
