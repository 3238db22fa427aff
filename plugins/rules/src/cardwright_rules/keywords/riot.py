"""Riot."""

from typing import ClassVar

from cardwright_core._records import record
from cardwright_core.abilities import Ability, Instance, StaticAbility
from cardwright_core.cards import Keyword
from cardwright_core.decisions import Decision
from cardwright_core.events import Event, merged_counters
from cardwright_core.game import Game
from cardwright_core.lasting import Among, Lasting, begin_effect
from cardwright_core.layers import Layer, Part
from cardwright_core.zone_changes import Enters
from cardwright_rules.as_it_enters import AsItEnters
from cardwright_rules.vocabulary.changes import AddKeyword


@record
class CounterOrHaste(AsItEnters):
    """It enters with an additional +1/+1 counter, or gains haste (614.1c)."""

    english = "this enters with a +1/+1 counter on it, or it gains haste: your choice"

    rule: ClassVar[str] = "702.136a"

    def entering(self, game: Game, by: Instance, event: Enters) -> Event:
        """Return how it enters, as its controller chooses."""
        prompt = f"as {by.source.name} enters"
        options = ("+1/+1 counter", "haste")
        decision = Decision((event.controller,), "riot", options, prompt=prompt, rule="702.136a")
        if game.choose(decision)[0] != "haste":
            return event.replace(counters=merged_counters(event.counters, "+1/+1", 1))
        part = Part(Layer.ABILITY, Among((event.becomes,)), AddKeyword("haste"))
        begin_effect(game, by, Lasting((part,)), None)
        return event


class Riot(Keyword):
    name, rule = "riot", "702.136"

    def stands_for(self, parameter: str) -> tuple[Ability, ...]:
        """Return one ability; several work separately (702.136b)."""
        super().stands_for(parameter)
        return (StaticAbility(CounterOrHaste(), keyword=self.name),)
