"""Unleash."""

from typing import ClassVar

from cardwright_core._records import record
from cardwright_core.abilities import Ability, Instance, StaticAbility
from cardwright_core.cards import Keyword
from cardwright_core.decisions import Decision
from cardwright_core.events import Event, merged_counters
from cardwright_core.game import Game
from cardwright_core.terms import This
from cardwright_core.zone_changes import Enters
from cardwright_rules.as_it_enters import AsItEnters
from cardwright_rules.vocabulary.blocking import CreaturesCantBlock
from cardwright_rules.vocabulary.filters import all_of
from cardwright_rules.vocabulary.measures import HasCounters


@record
class MayEnterWithCounter(AsItEnters):
    """Its controller may have it enter with an additional +1/+1 counter (614.1c)."""

    english = "you may have this enter with an additional +1/+1 counter on it"

    rule: ClassVar[str] = "702.98a"

    def entering(self, game: Game, by: Instance, event: Enters) -> Event:
        """Return how it enters, as its controller chooses."""
        prompt = f"{by.source.name}: enter with a +1/+1 counter?"
        you = (event.controller,)
        decision = Decision(you, Unleash.name, (True, False), prompt=prompt, rule="702.98a")
        if not game.choose(decision)[0]:
            return event
        return event.replace(counters=merged_counters(event.counters, "+1/+1", 1))


class Unleash(Keyword):
    name, rule = "unleash", "702.98"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """702.98a"""
        super().stands_for(parameter)
        held = CreaturesCantBlock(all_of(This(), HasCounters("+1/+1")))
        return (
            StaticAbility(MayEnterWithCounter(), keyword=self.name),
            StaticAbility(held, keyword=self.name),
        )
