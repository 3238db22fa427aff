"""Impending."""

from cardwright_core.abilities import Ability, StaticAbility, TriggeredAbility
from cardwright_core.cards import Keyword
from cardwright_core.continuous import Layer, Part
from cardwright_rules.keywords.printed import number_and_cost
from cardwright_rules.vocabulary.becoming import ThisIfPaid
from cardwright_rules.vocabulary.comparing import AllTrue, AtLeast
from cardwright_rules.vocabulary.costs import AlternativeCost
from cardwright_rules.vocabulary.counters import RemoveCounters
from cardwright_rules.vocabulary.counts import CountersOnThis
from cardwright_rules.vocabulary.filters import all_of
from cardwright_rules.vocabulary.lasting import at_the_beginning_of
from cardwright_rules.vocabulary.measures import HasCounters
from cardwright_rules.vocabulary.paid import Paid, WasPaidForThis
from cardwright_rules.vocabulary.selections import ITSELF
from cardwright_rules.vocabulary.statics import Continuous, EntersWithCounters
from cardwright_rules.vocabulary.types import LoseTypes


class Impending(Keyword):
    name, rule = "impending", "702.176"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.176a, as in "impending 4—{2}{B}"."""
        counter = "time"
        number, cost = number_and_cost(self.name, parameter)
        later = all_of(ThisIfPaid(self.name), HasCounters(counter))
        no_creature = Part(Layer.TYPE, later, LoseTypes(("Creature",)))
        enters = EntersWithCounters(counter, number, Paid(self.name))
        less = RemoveCounters(counter, 1, ITSELF)
        end = at_the_beginning_of("end", yours=True)
        waits = AllTrue((WasPaidForThis(self.name), AtLeast(CountersOnThis(counter))))
        return (
            StaticAbility(AlternativeCost(self.name, cost), keyword=self.name),
            StaticAbility(enters, keyword=self.name),
            StaticAbility(Continuous((no_creature,)), keyword=self.name),
            TriggeredAbility((end,), less, only_if=waits, keyword=self.name),
        )
