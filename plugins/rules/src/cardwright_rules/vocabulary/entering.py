"""How permanents enter: tapped, or with a counter of their controller's choice (614.1c, 614.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import StaticAbility
from cardwright_core.cards import about, as_it_enters
from cardwright_core.decisions import Decision
from cardwright_core.events import merged_counters
from cardwright_core.replacement import Replacement
from cardwright_core.specs import hookimpl
from cardwright_core.zone_changes import Enters

if TYPE_CHECKING:
    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game

__all__ = ["EntersTapped", "EntersWithChoiceOf", "enters_tapped", "enters_with_choice_of"]


@record
class EntersTapped(Record):
    """It enters tapped (614.1d)."""

    @hookimpl
    @about(Enters)
    @as_it_enters
    def replacements(self, by: Instance, event: Enters) -> Replacement | None:
        """614.1d"""
        if event.becomes != by.source.id:
            return None
        return Replacement.of(by, lambda _game, enters: enters.replace(tapped=True), rule="614.1d")


@record
class EntersWithChoiceOf(Record):
    """It enters with a counter of a kind that its controller chooses among some (614.12a)."""

    counters: tuple[str, ...]

    @hookimpl
    @about(Enters)
    @as_it_enters
    def replacements(self, by: Instance, event: Enters) -> Replacement | None:
        """614.1c"""
        if event.becomes != by.source.id:
            return None
        return Replacement.of(by, self.with_one, rule="614.12a")

    def with_one(self, game: Game, event: Enters) -> Event:
        """Return the event in which it enters with the counter that is chosen."""
        decision = Decision((event.controller,), "counter", self.counters, rule="614.12a")
        chosen: str = game.choose(decision)[0]
        return event.replace(counters=merged_counters(event.counters, chosen, 1))


def enters_tapped() -> StaticAbility:
    """Return the ability that it enters tapped."""
    return StaticAbility(EntersTapped())


def enters_with_choice_of(*counters: str) -> StaticAbility:
    """Return the ability that it enters with a counter that its controller chooses."""
    return StaticAbility(EntersWithChoiceOf(counters))
