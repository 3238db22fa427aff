"""Soulbond."""

from cardwright_core.abilities import Ability, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.terms import Condition, This
from cardwright_core.zone_changes import Enters
from cardwright_rules.vocabulary.filters import CREATURE, YOU_CONTROL, all_of, another
from cardwright_rules.vocabulary.pairing import CouldBePaired, MayPair
from cardwright_rules.vocabulary.selections import IT


class Soulbond(Keyword):
    name, rule = "soulbond", "702.95"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.95a"""
        super().stands_for(parameter)
        itself = Condition(Enters, This())
        other = Condition(Enters, another(all_of(CREATURE, YOU_CONTROL)))
        possible = CouldBePaired()
        return (
            TriggeredAbility((itself,), MayPair(), only_if=possible, keyword=self.name),
            TriggeredAbility((other,), MayPair(IT), only_if=possible, keyword=self.name),
        )
