"""Modular (702.43)."""

from cardwright_core.abilities import Ability, StaticAbility, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.terms import Condition, TargetSpec, This
from cardwright_core.zone_changes import Dies
from cardwright_rules.keywords.printed import printed_number
from cardwright_rules.keywords.sunburst import EntersForColors
from cardwright_rules.vocabulary.counts import CountersOnThis
from cardwright_rules.vocabulary.effects import May, PutCounters
from cardwright_rules.vocabulary.filters import ARTIFACT, CREATURE, AllOf
from cardwright_rules.vocabulary.statics import EntersWithCounters

_COUNTER = "+1/+1"


class Modular(Keyword):
    name, rule = "modular", "702.43"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.43a, and 702.44c for what says sunburst instead of a number"""
        if parameter == "sunburst":
            enters = StaticAbility(EntersForColors(_COUNTER), keyword=self.name)
        else:
            number = printed_number(self.name, parameter)
            enters = StaticAbility(EntersWithCounters(_COUNTER, number), keyword=self.name)
        moves = May(PutCounters(_COUNTER, CountersOnThis(_COUNTER)))
        target = TargetSpec(AllOf((ARTIFACT, CREATURE)))
        dies = Condition(Dies, This())
        return (enters, TriggeredAbility((dies,), moves, (target,), keyword=self.name))
