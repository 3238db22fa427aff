"""Poisonous."""

from cardwright_core.abilities import Ability, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.terms import This
from cardwright_rules.keywords.printed import printed_number
from cardwright_rules.vocabulary.combat import deals_combat_damage
from cardwright_rules.vocabulary.poison import GiveCounters
from cardwright_rules.vocabulary.selections import EVENT_PLAYER


class Poisonous(Keyword):
    name, rule = "poisonous", "702.70"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.70a"""
        number = printed_number(self.name, parameter)
        effect = GiveCounters("poison", number, EVENT_PLAYER)
        condition = deals_combat_damage(This())
        return (TriggeredAbility((condition,), effect, keyword=self.name),)
