"""Sagas: lore counters, chapter abilities, and the sacrifice at the end (714)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardwright_core._records import record
from cardwright_core.abilities import StaticAbility, TriggeredAbility
from cardwright_core.decisions import Decision
from cardwright_core.events import CountersPut, Simultaneous, merged_counters
from cardwright_core.flow import TurnBasedAction
from cardwright_core.layers import entering_view
from cardwright_core.specs import hookimpl, idle_unless
from cardwright_core.terms import Condition, Test, This
from cardwright_core.zones import Zone
from cardwright_rules.as_it_enters import AsItEnters
from cardwright_rules.destruction import Sacrificed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardwright_core.abilities import Effect, Instance
    from cardwright_core.characteristics import Characteristics
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_core.state import Step
    from cardwright_core.terms import TargetSpec
    from cardwright_core.zone_changes import Enters

__all__ = ["ReachesChapter", "chapter", "final_chapter", "sagas"]

_LORE = "lore"


@record
class ReachesChapter(Test):
    """Lore counters that are put on the Saga bring it from below a number to that or more."""

    english = "that bring it to chapter {number}"

    number: int

    def holds(self, game: Game, by: Instance, event: Event | None) -> bool:
        """714.2b"""
        if not isinstance(event, CountersPut) or event.counter != _LORE:
            return False
        view = game.see(by.source.id)
        now = view.object.count(_LORE)
        if _read_ahead_now(game, view):
            return now == self.number
        return now - event.count < self.number <= now


def _read_ahead_now(game: Game, view: View) -> bool:
    """Whether only the chapter triggers that the Saga has reached exactly (702.155a)."""
    return view.object.since == game.state.cursor.turn and view.has("read ahead")


def chapter(number: int, effect: Effect, *targets: TargetSpec) -> TriggeredAbility:
    """Return the chapter ability of that number (714.2b); "I, II" are two of them (714.2c)."""
    condition = Condition(CountersPut, This(), (ReachesChapter(number),))
    return TriggeredAbility((condition,), effect, targets)


@record
class EntersWithLore(AsItEnters):
    """It enters with a lore counter on it (714.3a)."""

    rule: ClassVar[str] = "714.3a"

    def entering(self, game: Game, by: Instance, event: Enters) -> Event:
        """Return that it enters with it, or with as many as are chosen (714.3b)."""
        del by
        count, view = 1, entering_view(game, event)
        if view.has("read ahead"):
            numbers = tuple(range(1, final_chapter(view) + 1))
            prompt = f"with how many lore counters {view.name} enters"
            you = (event.controller,)
            decision = Decision(you, "read ahead", numbers, prompt=prompt, rule="714.3b")
            count = game.choose(decision)[0] if numbers else 1
        return event.replace(counters=merged_counters(event.counters, _LORE, count))


def chapters(view: View) -> Iterator[int]:
    """Yield the numbers of the chapter abilities that a Saga has."""
    for ability in view.characteristics.abilities:
        yield from _chapter_of(ability)


def _chapter_of(ability: object) -> Iterator[int]:
    if isinstance(ability, TriggeredAbility):
        for condition in ability.conditions:
            yield from (t.number for t in condition.where if isinstance(t, ReachesChapter))


def final_chapter(view: View) -> int:
    """Return a Saga's final chapter number; 0 if it has no chapter abilities (714.2d)."""
    return max(chapters(view), default=0)


def _sagas(game: Game) -> tuple[int, ...]:
    return game.state.standing.permanents(_is_saga, game)


def _is_saga(view: View) -> bool:
    return "Saga" in view.characteristics.subtypes


class Sagas:
    """Lore counters, as a Saga enters and as its controller's first main phase begins."""

    @hookimpl
    def intrinsic_abilities(self, characteristics: Characteristics) -> StaticAbility | None:
        """714.3a"""
        return StaticAbility(EntersWithLore()) if "Saga" in characteristics.subtypes else None

    @hookimpl
    @idle_unless(
        asked=lambda step, ending: not ending and step.name == "precombat main", there_is=_is_saga
    )
    def turn_based_actions(self, game: Game, step: Step, ending: bool) -> TurnBasedAction | None:  # noqa: FBT001 - a hook's parameter
        """714.3c"""
        if ending or step.name != "precombat main" or not _sagas(game):
            return None
        return TurnBasedAction("714.3c", _add_lore)

    @hookimpl
    @idle_unless(there_is=_is_saga)
    def state_based_actions(self, game: Game) -> list[Sacrificed]:
        """714.4"""
        objects = game.state.objects
        with_counters = (i for i in game.state.zone(Zone.BATTLEFIELD) if objects[i].counters)
        return [Sacrificed(item) for item in with_counters if _is_told(game, item)]


def _add_lore(game: Game) -> None:
    """Put a lore counter on each Saga of the active player that has a chapter ability."""
    told = tuple(
        CountersPut(view.id, _LORE, 1, by_effect=False)
        for view in game.permanents()
        if "Saga" in view.characteristics.subtypes
        and final_chapter(view)
        and game.is_active(view.controller)
    )
    if told:
        game.propose(Simultaneous(told))


def _is_told(game: Game, item: int) -> bool:
    """Whether a Saga has all its lore counters, and no chapter ability of it waits (714.4)."""
    view = game.see(item)
    final = final_chapter(view)
    return (
        "Saga" in view.characteristics.subtypes
        and 0 < final <= view.object.count(_LORE)
        and not _has_a_chapter_waiting(game, item)
    )


def _has_a_chapter_waiting(game: Game, item: int) -> bool:
    stacked = (game.state.objects[one].spell for one in game.state.zone(Zone.STACK))
    pending = (trigger.instance for trigger in game.state.pending)
    return any(
        instance is not None and instance.source.id == item and any(_chapter_of(instance.ability))
        for instance in (*stacked, *pending)
    )


sagas = Sagas()
