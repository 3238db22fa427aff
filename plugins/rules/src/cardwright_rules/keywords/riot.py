"""Riot."""

from cardwright_core._records import Record, record
from cardwright_core.abilities import Ability, Instance, StaticAbility
from cardwright_core.cards import Keyword, about, as_it_enters
from cardwright_core.decisions import Decision
from cardwright_core.events import Event, merged_counters
from cardwright_core.game import Game
from cardwright_core.lasting import Among, Lasting, begin_effect
from cardwright_core.layers import Layer, Part
from cardwright_core.replacement import Replacement
from cardwright_core.specs import hookimpl
from cardwright_core.zone_changes import Enters
from cardwright_rules.vocabulary.changes import AddKeyword


@record
class CounterOrHaste(Record):
    """It enters with an additional +1/+1 counter, or gains haste (614.1c)."""

    english = "this enters with a +1/+1 counter on it, or it gains haste: your choice"

    @hookimpl
    @about(Enters)
    @as_it_enters
    def replacements(self, by: Instance, event: Enters) -> Replacement | None:
        """702.136a"""
        if event.becomes != by.source.id:
            return None
        return Replacement.of(by, lambda game, enters: _chosen(game, by, enters), rule="702.136a")


def _chosen(game: Game, by: Instance, event: Enters) -> Event:
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
