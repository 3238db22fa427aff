"""Step 5 of an event: which abilities trigger and how often, and how they reach the stack (603)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from cardwright_core._records import Record, record
from cardwright_core.abilities import Condition, Source, TriggeredAbility
from cardwright_core.decisions import Decision
from cardwright_core.events import Enters, Event, Simultaneous
from cardwright_core.functioning import instance_of
from cardwright_core.limits import note_use, uses
from cardwright_core.stack import put_triggered
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator

    from cardwright_core.abilities import Instance
    from cardwright_core.game import Game
    from cardwright_core.index import Index
    from cardwright_core.log import Witness
    from cardwright_core.zones import PlayerId

__all__ = [
    "AbilityTriggered",
    "Occurrence",
    "Trigger",
    "matching",
    "notice_states",
    "notice_triggers",
    "ordered",
    "place_triggers",
    "something_waits",
    "trigger_reflexively",
]


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

    def involves(self, game: Game, *words: str) -> bool:
        """Whether it happens to a permanent of one of these types, as it is once it happened."""
        views = (game.see(part.subject) for part in self.event.parts if part.subject)
        return any(view.is_a(word) for view in views for word in words)

    def of_permanent_of(self, *players: PlayerId) -> bool:
        """Whether it is a permanent's own ability, and one of `players` controls (or did) that.

        A delayed or reflexive ability is no permanent's own (603.2d).
        """
        return self.instance.zone is Zone.BATTLEFIELD and self.instance.controller in players


@record
class Occurrence(Match):
    """A match before it is known whether the ability triggers (603.2c)."""


@record
class Trigger(Match):
    """A match on which the ability triggered: what waits to be put on the stack (603.3).

    `becomes` is the id of the object that it will be there.
    """

    becomes: int = 0


@record
class AbilityTriggered(Event):
    """An ability triggered; abilities that wait for that are placed after the others (603.3b)."""

    rule: ClassVar[str] = "603.2"
    settled: ClassVar[bool] = True

    trigger: Trigger

    @property
    def instance(self) -> Instance:
        """The ability that triggered."""
        return self.trigger.instance

    @property
    def stacked(self) -> int:
        """The object that it will be on the stack."""
        return self.trigger.becomes

    @property
    def subject(self) -> int:
        """The object whose ability it is."""
        return self.instance.source.id

    def apply(self, game: Game) -> Event:
        """Change nothing: the ability waits."""
        del game
        return self

    def describe(self, game: Game) -> str:
        """Say whose ability triggered."""
        del game
        return f"ability of {self.instance.source.name} triggers ({self.instance.controller})"


@record
class StateReached(Event):
    """The game is in the state that a state trigger of an object waits for (603.8)."""

    rule: ClassVar[str] = "603.8"

    object: int

    @property
    def subject(self) -> int:
        """The object with the ability."""
        return self.object


def notice_triggers(game: Game, event: Event, before: Index) -> None:
    """Let abilities trigger on `event`; `before` is the index of the state before it (603.10).

    What is suppressed is taken out first; then the parts that one condition takes together count as
    one, and each ability triggers as often as it should (603.2c, 603.2d).
    """
    together: dict[tuple[Instance, Condition], list[Event]] = {}
    once: dict[Instance, list[Trigger]] = {}
    for part in event.parts:
        for condition, instance in matching(game, part, before):
            occurrence = Occurrence(instance, condition, part)
            if not _may_trigger(game, occurrence, before):
                continue
            if condition.together:
                together.setdefault((instance, condition), []).append(part)
            elif _triggers_once(game, instance):
                once.setdefault(instance, []).append(Trigger(instance, condition, part))
            else:
                _trigger(game, Trigger(instance, condition, part), before)
    for (instance, condition), parts in together.items():
        whole = parts[0] if len(parts) == 1 else Simultaneous(tuple(parts))
        _trigger(game, Trigger(instance, condition, whole), before)
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


def _candidates(game: Game, part: Event, before: Index) -> Iterator[tuple[Condition, Instance]]:
    kind = type(part)
    for condition, instance in game.state.index.about("trigger", kind):
        if not condition.looks_back:
            yield condition, instance
    for condition, instance in before.about("trigger", kind):
        if condition.looks_back:
            yield condition, instance
    for subject in dict.fromkeys((part.subject, part.subject_before)):
        if subject:
            yield from _own(game, part, subject)


def _own(game: Game, part: Event, subject: int) -> Iterator[tuple[Condition, Instance]]:
    """Yield the conditions of an object about itself; they are found on it, not in the index."""
    view = (part.looks_back and game.state.last_known.get(subject)) or game.see(subject)
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


def something_waits(game: Game) -> bool:
    """Whether abilities wait for the stack, those included whose state is true again (603.8)."""
    game.follow()
    if game.state.index.get(("state", None)):
        game.keep_checkpoint()
        notice_states(game)
    return bool(game.state.pending)


def _waits(game: Game, instance: Instance) -> bool:
    key = (instance.ability, instance.source)
    pending = any((t.instance.ability, t.instance.source) == key for t in game.state.pending)
    if pending:
        return True
    stacked = (game.state.objects[item].spell for item in game.state.zone(Zone.STACK))
    return any(s is not None and (s.ability, s.source) == key for s in stacked)


def place_triggers(game: Game) -> bool:
    """Put all waiting abilities on the stack in two parts (603.3b); say whether there were any."""
    if not something_waits(game):
        return False
    waiting = game.state.pending
    game.keep_checkpoint()
    game.state.pending = ()
    for on_triggers in (False, True):
        for player in game.apnap():
            mine = [
                trigger
                for trigger in waiting
                if trigger.instance.controller == player
                and trigger.caused_by(AbilityTriggered) is on_triggers
            ]
            for trigger in ordered(game, player, mine):
                put_triggered(game, trigger)
    return True


_ON_THE_STACK = ("order triggers", "which goes on the stack next", "603.3b")


def ordered(
    game: Game,
    player: PlayerId,
    mine: list[Trigger],
    asking: tuple[str, str, str] = _ON_THE_STACK,
) -> list[Trigger]:
    """Let the player order triggers, as far as the order makes an observable difference.

    `asking` is the kind of decision, its prompt and its rule.
    """
    left = {trigger: _what_it_is(game, trigger) for trigger in mine}
    ordered: list[Trigger] = []
    while len(set(left.values())) > 1:
        different = {what: trigger for trigger, what in reversed(left.items())}
        options = tuple(trigger for trigger in left if trigger in different.values())
        kind, prompt, rule = asking
        decision = Decision((player,), kind, options, prompt=prompt, rule=rule)
        chosen: Trigger = game.choose(decision)[0]
        del left[chosen]
        ordered.append(chosen)
    return [*ordered, *left]


def _what_it_is(game: Game, trigger: Trigger) -> Hashable:
    """Return what tells a trigger from others: not which of several sources alike it comes from."""
    instance = trigger.instance
    alike = instance.replace(source=_NO_SOURCE, timestamp=0, number=0)
    return trigger.replace(instance=alike, becomes=0), _what_the_source_is(game, instance)


_NO_SOURCE = Source(0, "", "")


def _what_the_source_is(game: Game, instance: Instance) -> Hashable:
    """Return what tells the source from objects like it; it is its own kind if one refers to it."""
    state, item = game.state, instance.source.id
    if item not in state.objects or _referred_to(game, item):
        return item
    view = game.snapshot(item)
    if view.status.combat is not None:
        return item
    there = view.object
    return (there.owner, view.controller, view.characteristics, there.counters, view.status)


def _referred_to(game: Game, item: int) -> bool:
    """Whether something is attached to an object or it to something, or something targets it."""
    state = game.state
    objects = state.objects
    if objects[item].attached is not None or any(o.attached == item for o in objects.values()):
        return True
    stacked = (objects[one].spell for one in state.zone(Zone.STACK))
    return any(item in group for spell in stacked if spell for group in spell.targets)
