"""Step 5 of an event: which abilities trigger on it, and how often (603.2 to 603.8, 603.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardwright_core.abilities import TriggeredAbility
from cardwright_core.decisions import Decision
from cardwright_core.events import Simultaneous
from cardwright_core.functioning import heard, instance_of
from cardwright_core.limits import note_use, uses
from cardwright_core.terms import Condition
from cardwright_core.trigger import AbilityTriggered, Occurrence, StateReached, Trigger
from cardwright_core.zone_changes import Enters
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from cardwright_core.abilities import Instance
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.index import Index
    from cardwright_core.log import Witness
    from cardwright_core.objects import View
    from cardwright_core.trigger import Match

__all__ = ["matching", "notice_states", "notice_triggers", "trigger_reflexively", "waits_itself"]


def notice_triggers(game: Game, parts: tuple[Event, ...], before: Index) -> None:
    """Let abilities trigger on what happened; `before` is the index of the state before (603.10).

    What is suppressed is taken out first; then the parts that one condition takes together count as
    one, and each ability triggers as often as it should (603.2c, 603.2d).
    """
    together: dict[tuple[Instance, Condition, Any], list[Event]] = {}
    once: dict[Instance, list[Trigger]] = {}
    for part in parts:
        if not _could_match(game, part, before):
            continue
        for condition, instance in matching(game, part, before):
            occurrence = Occurrence(instance, condition, part)
            if not _may_trigger(game, occurrence, before):
                continue
            if condition.together:
                apart = getattr(part, condition.for_each) if condition.for_each else None
                together.setdefault((instance, condition, apart), []).append(part)
            elif _triggers_once(game, instance):
                once.setdefault(instance, []).append(Trigger(instance, condition, part))
            else:
                _trigger(game, Trigger(instance, condition, part), before)
    for (instance, condition, _), same in together.items():
        whole = same[0] if len(same) == 1 else Simultaneous(tuple(same))
        trigger = Trigger(instance, condition, whole)
        if _triggers_once(game, instance):
            once.setdefault(instance, []).append(trigger)
        else:
            _trigger(game, trigger, before)
    for triggers in once.values():
        _trigger(game, _chosen_one(game, triggers), before)


def _triggers_once(game: Game, instance: Instance) -> bool:
    """Whether it is a delayed ability without a duration: one event ends it (603.7b)."""
    return instance.duration is None and instance.effect in game.state.effects


def _chosen_one(game: Game, triggers: list[Trigger]) -> Trigger:
    """Let the controller choose on which of simultaneous events it triggers (603.7b)."""
    instance = triggers[0].instance
    prompt = f"on what {instance.source.name}'s ability triggers"
    decision = Decision(
        (instance.controller,), "trigger event", tuple(triggers), prompt=prompt, rule="603.7b"
    )
    chosen: Trigger = game.choose(decision)[0]
    return chosen


def matching(game: Game, part: Event, before: Index) -> Iterator[tuple[Condition, Instance]]:
    """Yield each ability that waits for `part` once, with the first condition that matches.

    `before` is the index of the state before it, in which look-back conditions are found (603.10).
    """
    seen: set[Instance] = set()  # of abilities with several conditions; others come up once
    for condition, instance in _candidates(game, part, before):
        if not condition.matches(game, instance, part):
            continue
        if len(getattr(instance.ability, "conditions", ())) > 1:
            if instance in seen:
                continue
            seen.add(instance)
        yield condition, instance


def _could_match(game: Game, part: Event, before: Index) -> bool:
    """Whether anything waits for such an event, or an object that it happens to has triggers."""
    kind, index = type(part), game.state.index
    if index.about("trigger", kind) or (before is not index and before.about("trigger", kind)):
        return True
    return waits_itself(game, part)


def waits_itself(game: Game, part: Event) -> bool:
    """Whether an object that an event happens to has an ability that waits for that to happen."""
    kind = type(part)
    return game.state.index.shape.on_own(kind) and any(
        issubclass(kind, awaited)
        for subject in _subjects(part)
        for awaited in heard(game, _view(game, part, subject)).own
    )


def _subjects(part: Event) -> tuple[int, ...]:
    subject, was, becomes = part.subject, part.subject_before, part.subject_after
    if subject == was == becomes:
        return (subject,) if subject else ()
    return tuple(one for one in dict.fromkeys((subject, was, becomes)) if one)


def _view(game: Game, part: Event, subject: int) -> View:
    return (part.looks_back and game.state.last_known.get(subject)) or game.see(subject)


def _candidates(game: Game, part: Event, before: Index) -> Iterator[tuple[Condition, Instance]]:
    kind = type(part)
    for condition, instance in game.state.index.about("trigger", kind):
        if not condition.looks_back:
            yield condition, instance
    for condition, instance in before.about("trigger", kind):
        if condition.looks_back:
            yield condition, instance
    if game.state.index.shape.on_own(kind):
        for subject in _subjects(part):
            yield from _own(game, part, subject)


def _own(game: Game, part: Event, subject: int) -> Iterator[tuple[Condition, Instance]]:
    """Yield the conditions of an object about itself; they are found on it, not in the index."""
    view = _view(game, part, subject)
    for number, ability in enumerate(view.characteristics.abilities):
        if not isinstance(ability, TriggeredAbility):
            continue
        for condition in ability.conditions:
            if (
                condition.of_itself
                and isinstance(part, condition.event)
                and view.zone in condition.zones
                and condition.subject(part) == subject
            ):
                instance = instance_of(view, ability, number)
                yield condition, _with_x(instance, part, view.object.spell)


def _with_x(instance: Instance, part: Event, spell: Instance | None) -> Instance:
    """Let an ability that triggers on its own entering know the spell's X and costs (107.3m)."""
    if spell is None or not isinstance(part, Enters):
        return instance
    return instance.replace(x=spell.x, paid=spell.paid)


def _may_trigger(game: Game, occurrence: Occurrence, before: Index) -> bool:
    """Whether nothing suppresses it, its "if" is true, and no limit is reached (603.4, 603.2h)."""
    instance, ability = occurrence.instance, occurrence.instance.ability
    assert isinstance(ability, TriggeredAbility)  # noqa: S101 - nothing else has conditions
    if ability.only_if and not ability.only_if.holds(game, instance, occurrence.event):
        return False
    if ability.each_turn and uses(game, instance) >= ability.each_turn:
        return False
    if any(_asked(game, occurrence, before, game.rules.ask.suppresses_trigger)):
        game.annotate("suppressed", instance, "603.2", occurrence.event, witnesses=_who(game))
        return False
    return True


def _trigger(game: Game, trigger: Trigger, before: Index) -> None:
    instance = trigger.instance
    times = 1 + sum(_asked(game, trigger, before, game.rules.ask.additional_triggers))
    rule = "603.2d" if times > 1 else "603.2"
    game.annotate("triggered", instance, rule, trigger.event, times=times, witnesses=_who(game))
    note_use(game, instance)
    _end_delayed(game, instance)
    for _ in range(times):
        _let_wait(game, trigger)


def _let_wait(game: Game, trigger: Trigger) -> None:
    """Let one instance of a triggered ability wait for the stack; that it triggered is an event."""
    waiting = trigger.replace(becomes=game.state.new_id())
    game.state.pending += (waiting,)
    if game.concerned("trigger", AbilityTriggered):
        game.propose(AbilityTriggered(waiting), waiting.instance)


def _asked(game: Game, match: Match, before: Index, ask: Callable[..., list[Any]]) -> list[Any]:
    """Ask about a match; for an ability that looks back, ask in the state before (603.10)."""
    game.witnesses.clear()
    now = game.state.index
    if match.condition.looks_back:
        game.state.index = before
    try:
        return ask(game, match)
    finally:
        game.state.index = now


def _who(game: Game) -> tuple[Witness, ...]:
    return tuple(witness for witness in game.witnesses if witness.answer)


def _end_delayed(game: Game, instance: Instance) -> None:
    """End a delayed ability that has no duration: it triggers only once (603.7b)."""
    if _triggers_once(game, instance):
        game.state.end_effect(instance.effect)


def trigger_reflexively(game: Game, by: Instance, ability: TriggeredAbility, event: Event) -> None:
    """Let a reflexive ability trigger on what just happened (603.12)."""
    instance = by.replace(ability=ability, zone=Zone.OUTSIDE, event=event, targets=(), modes=())
    game.annotate("triggered", instance, "603.12", event)
    _let_wait(game, Trigger(instance, Condition(type(event)), event))


def notice_states(game: Game) -> None:
    """Let state triggers trigger whose state is true and who do not wait already (603.8)."""
    for ability, instance in game.state.index.get(("state", None)):
        if not _waits(game, instance) and ability.state.holds(game, instance, None):
            event = StateReached(instance.source.id)
            game.annotate("triggered", instance, "603.8", event)
            _let_wait(game, Trigger(instance, Condition(StateReached), event))


def _waits(game: Game, instance: Instance) -> bool:
    key = (instance.ability, instance.source)
    pending = any((t.instance.ability, t.instance.source) == key for t in game.state.pending)
    if pending:
        return True
    stacked = (game.state.objects[item].spell for item in game.state.zone(Zone.STACK))
    return any(s is not None and (s.ability, s.source) == key for s in stacked)
