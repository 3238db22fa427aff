"""Step 5 of an event: which abilities trigger and how often, and how they reach the stack (603)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.abilities import TriggeredAbility
from cardwright_core.decisions import Decision
from cardwright_core.events import AbilityTriggered
from cardwright_core.functioning import instances
from cardwright_core.stack import put_triggered
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardwright_core.abilities import Condition, Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.index import Index
    from cardwright_core.log import Witness
    from cardwright_core.zones import PlayerId

__all__ = ["Occurrence", "Trigger", "notice_triggers", "place_triggers"]


@record
class Match(Record):
    """An ability, one of its conditions, and the part of an event that matches it."""

    instance: Instance
    condition: Condition
    event: Event

    @property
    def aspect(self) -> type[Event]:
        """The type of event that the condition waits for."""
        return self.condition.event

    def listeners(self, game: Game, hook: str) -> tuple[()]:
        """Return no listeners beside those of the index."""
        del game, hook
        return ()

    def caused_by(self, kind: type[Event]) -> bool:
        """Whether the ability waits for an event of that kind, as its condition is worded."""
        return issubclass(self.condition.event, kind)

    def of_permanent_of(self, *players: PlayerId) -> bool:
        """Whether the ability is one of a permanent that one of `players` controls (or did)."""
        return self.instance.zone is Zone.BATTLEFIELD and self.instance.controller in players


@record
class Occurrence(Match):
    """A match before it is known whether the ability triggers (603.2c)."""


@record
class Trigger(Match):
    """A match on which the ability triggered: what waits to be put on the stack (603.3)."""


def notice_triggers(game: Game, event: Event, before: Index) -> None:
    """Let abilities trigger on `event`; `before` is the index of the state before it (603.10)."""
    for part in event.parts:
        for condition, instance in _matching(game, part, before):
            _trigger(game, Occurrence(instance, condition, part), before)


def _matching(game: Game, part: Event, before: Index) -> Iterator[tuple[Condition, Instance]]:
    kind = type(part)
    for condition, instance in game.state.index.about("trigger", kind):
        if not condition.looks_back and condition.matches(game, instance, part):
            yield condition, instance
    if kind.looks_back:
        for condition, instance in before.about("trigger", kind):
            if condition.looks_back and condition.matches(game, instance, part):
                yield condition, instance
    if part.subject:
        yield from _own(game, part)


def _own(game: Game, part: Event) -> Iterator[tuple[Condition, Instance]]:
    """Yield the conditions of the subject about itself; they are found on it, not in the index."""
    view = game.see(part.subject)
    for instance in instances(view):
        if isinstance(instance.ability, TriggeredAbility):
            for condition in instance.ability.conditions:
                if (
                    condition.of_itself
                    and isinstance(part, condition.event)
                    and view.zone in condition.zones
                ):
                    yield condition, instance


def _trigger(game: Game, occurrence: Occurrence, before: Index) -> None:
    instance = occurrence.instance
    game.witnesses.clear()
    if any(game.rules.ask.suppresses_trigger(game, occurrence)):
        game.annotate("suppressed", instance, "603.2", occurrence.event, witnesses=_who(game))
        return
    trigger = Trigger(instance, occurrence.condition, occurrence.event)
    times = 1 + _additional(game, trigger, before)
    rule = "603.2d" if times > 1 else "603.2"
    game.annotate("triggered", instance, rule, trigger.event, times=times, witnesses=_who(game))
    for _ in range(times):
        game.state.pending += (trigger,)
        if game.concerned("trigger", AbilityTriggered):
            game.propose(AbilityTriggered(instance), instance)


def _additional(game: Game, trigger: Trigger, before: Index) -> int:
    """Ask how many more times; for an ability that looks back, ask the state before (603.10)."""
    game.witnesses.clear()
    now = game.state.index
    if trigger.condition.looks_back:
        game.state.index = before
    try:
        return sum(game.rules.ask.additional_triggers(game, trigger))
    finally:
        game.state.index = now


def _who(game: Game) -> tuple[Witness, ...]:
    return tuple(witness for witness in game.witnesses if witness.answer)


def place_triggers(game: Game) -> bool:
    """Put all waiting abilities on the stack in two parts (603.3b); say whether there were any."""
    waiting = game.state.pending
    if not waiting:
        return False
    game.state.pending = ()
    for others in (True, False):
        for player in game.apnap():
            mine = [
                trigger
                for trigger in waiting
                if trigger.instance.controller == player
                and (not trigger.caused_by(AbilityTriggered)) is others
            ]
            for trigger in _ordered(game, player, mine):
                put_triggered(game, trigger)
    return True


def _ordered(game: Game, player: PlayerId, mine: list[Trigger]) -> list[Trigger]:
    """Let the player order different triggers; the order of equal ones makes no difference."""
    if len(set(mine)) < 2:  # noqa: PLR2004 - nothing to order
        return mine
    ordered: list[Trigger] = []
    left = list(mine)
    while left:
        options = tuple(dict.fromkeys(left))
        decision = Decision(
            (player,),
            "order triggers",
            options,
            prompt="which goes on the stack next",
            rule="603.3b",
        )
        chosen: Trigger = game.choose(decision)[0]
        left.remove(chosen)
        ordered.append(chosen)
    return ordered
