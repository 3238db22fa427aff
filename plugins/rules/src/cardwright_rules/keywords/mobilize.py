"""Mobilize."""

from cardwright_core.abilities import Ability, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.terms import Condition, This
from cardwright_rules.combat.events import Attacks
from cardwright_rules.keywords.printed import printed_number
from cardwright_rules.vocabulary.attacking import EnterAttacking
from cardwright_rules.vocabulary.effects import CreateTokens, Sacrifice
from cardwright_rules.vocabulary.lasting import AtNext
from cardwright_rules.vocabulary.selections import THOSE_CARDS
from cardwright_rules.vocabulary.shorthand import token

WARRIOR = token("Creature — Warrior", 1, 1, colors="R")


class Mobilize(Keyword):
    name, rule = "mobilize", "702.181"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.181a"""
        count = printed_number(self.name, parameter)
        later = AtNext("end", Sacrifice(THOSE_CARDS))
        effect = EnterAttacking(CreateTokens(WARRIOR, count, tapped=True, then=later))
        return (TriggeredAbility((Condition(Attacks, This()),), effect, keyword=self.name),)
