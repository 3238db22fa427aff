"""Ravenous."""

from cardwright_core.abilities import Ability, StaticAbility, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.terms import Condition, This
from cardwright_core.zone_changes import Enters
from cardwright_rules.vocabulary.comparing import AtLeast
from cardwright_rules.vocabulary.counts import X
from cardwright_rules.vocabulary.effects import DrawCards
from cardwright_rules.vocabulary.statics import EntersWithCounters


class Ravenous(Keyword):
    name, rule = "ravenous", "702.156"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.156a"""
        super().stands_for(parameter)
        enters, much = Condition(Enters, This()), AtLeast(X, 5)
        return (
            StaticAbility(EntersWithCounters("+1/+1", X), keyword=self.name),
            TriggeredAbility((enters,), DrawCards(1), only_if=much, keyword=self.name),
        )
