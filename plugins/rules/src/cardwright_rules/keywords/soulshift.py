"""Soulshift."""

from cardwright_core.abilities import Ability, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.terms import Condition, TargetSpec, This
from cardwright_core.zone_changes import Dies
from cardwright_core.zones import Zone
from cardwright_rules.keywords.printed import printed_number
from cardwright_rules.vocabulary.effects import May
from cardwright_rules.vocabulary.filters import CARD, YOU_OWN, Is, all_of
from cardwright_rules.vocabulary.measures import ManaValue
from cardwright_rules.vocabulary.moves import ReturnToHand


class Soulshift(Keyword):
    name, rule = "soulshift", "702.46"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.46a"""
        cheap = ManaValue(at_most=printed_number(self.name, parameter))
        spirit = all_of(Is("Spirit"), CARD, YOU_OWN, cheap)
        target = TargetSpec(spirit, zones=(Zone.GRAVEYARD,))
        dies = Condition(Dies, This())
        return (TriggeredAbility((dies,), May(ReturnToHand()), (target,), keyword=self.name),)
