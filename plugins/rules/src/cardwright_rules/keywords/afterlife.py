"""Afterlife."""

from cardwright_core.abilities import Ability, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.terms import Condition, This
from cardwright_core.zone_changes import Dies
from cardwright_rules.keywords.printed import printed_number
from cardwright_rules.vocabulary.effects import CreateTokens
from cardwright_rules.vocabulary.shorthand import token


class Afterlife(Keyword):
    name, rule = "afterlife", "702.135"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.135a"""
        spirit = token("Creature — Spirit", 1, 1, colors="WB")
        count = printed_number(self.name, parameter)
        effect = CreateTokens(spirit, count, keywords=("flying",))
        return (TriggeredAbility((Condition(Dies, This()),), effect, keyword=self.name),)
