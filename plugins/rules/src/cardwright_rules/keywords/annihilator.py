"""Annihilator."""

from cardwright_core.abilities import Ability, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.terms import Condition, This
from cardwright_rules.combat.events import Attacks
from cardwright_rules.keywords.printed import printed_number
from cardwright_rules.vocabulary.fights import DEFENDING_PLAYER
from cardwright_rules.vocabulary.sacrifices import SacrificeOfTheirChoice


class Annihilator(Keyword):
    name, rule = "annihilator", "702.86"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.86a"""
        count = printed_number(self.name, parameter)
        effect = SacrificeOfTheirChoice(DEFENDING_PLAYER, count=count)
        return (TriggeredAbility((Condition(Attacks, This()),), effect, keyword=self.name),)
