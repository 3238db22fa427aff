"""Fabricate."""

from cardwright_core.abilities import Ability, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.terms import Condition, This
from cardwright_core.zone_changes import Enters
from cardwright_rules.keywords.printed import printed_number
from cardwright_rules.vocabulary.effects import CreateTokens
from cardwright_rules.vocabulary.growing import CountersOr
from cardwright_rules.vocabulary.shorthand import token

SERVO = token("Artifact Creature — Servo", 1, 1)


class Fabricate(Keyword):
    name, rule = "fabricate", "702.123"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.123a"""
        count = printed_number(self.name, parameter)
        effect = CountersOr(count, CreateTokens(SERVO, count))
        return (TriggeredAbility((Condition(Enters, This()),), effect, keyword=self.name),)
