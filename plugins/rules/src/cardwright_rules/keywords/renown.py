"""Renown."""

from cardwright_core.abilities import Ability, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.terms import This
from cardwright_rules.keywords.printed import printed_number
from cardwright_rules.vocabulary.combat import deals_combat_damage
from cardwright_rules.vocabulary.comparing import NotTrue
from cardwright_rules.vocabulary.effects import PutCounters, do
from cardwright_rules.vocabulary.marks import Designate, ThisIsDesignated
from cardwright_rules.vocabulary.selections import ITSELF


class Renown(Keyword):
    name, rule = "renown", "702.112"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.112a"""
        grows = PutCounters("+1/+1", printed_number(self.name, parameter), ITSELF)
        return (
            TriggeredAbility(
                (deals_combat_damage(This()),),
                do(grows, Designate("renowned")),
                only_if=NotTrue(ThisIsDesignated("renowned")),
                keyword=self.name,
            ),
        )
