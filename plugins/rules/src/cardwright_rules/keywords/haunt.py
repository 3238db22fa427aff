"""Haunt."""

from cardwright_core.abilities import Ability, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.errors import PluginError
from cardwright_core.terms import Condition, TargetSpec, This
from cardwright_core.zone_changes import Dies, ZoneChange
from cardwright_core.zones import Zone
from cardwright_rules.vocabulary.filters import CREATURE
from cardwright_rules.vocabulary.haunting import ExileHaunting, SpellHasResolved


class Haunt(Keyword):
    name, rule = "haunt", "702.55"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.55a"""
        if parameter:
            message = f"keyword {self.name!r} takes no parameter, got {parameter!r}"
            raise PluginError(message)
        targets = (TargetSpec(CREATURE),)
        dies = Condition(Dies, This())
        resolved = Condition(ZoneChange, This(), (SpellHasResolved(),), (Zone.GRAVEYARD,))
        effect = ExileHaunting()
        return (TriggeredAbility((dies, resolved), effect, targets, keyword=self.name),)
