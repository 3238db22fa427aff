"""Which abilities function where: from an object's computed abilities to the index (113.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardwright_core._records import making
from cardwright_core.abilities import (
    Instance,
    Source,
    TriggeredAbility,
)
from cardwright_core.catalog import looks_at_the_game
from cardwright_core.continuous import are_alone
from cardwright_core.counted import any_keyword_counters
from cardwright_core.events import ControlChanged
from cardwright_core.hearing import (
    GENERATES,
    functions_as_in,
    heard,
    heard_in,
    implemented,
    listening_to,
    static_implementations,
)
from cardwright_core.index import Index
from cardwright_core.objects import View
from cardwright_core.standing import Epoch
from cardwright_core.watching import watched
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from cardwright_core.abilities import Ability
    from cardwright_core.game import Game
    from cardwright_core.index import Key, Listener
    from cardwright_core.layers import ContinuousEffect
    from cardwright_core.objects import GameObject
    from cardwright_core.state import State

__all__ = [
    "GENERATES",
    "ask_only",
    "base_view",
    "follow",
    "generating",
    "heard",
    "heard_in",
    "instance_of",
    "instances",
    "static_implementations",
]


def base_view(game: Game, item: GameObject) -> View:
    """Return an object before the layers: copiable values, and what its types give (305.6)."""
    known = game.state.bases.get(item.id)
    if known is None or known.object is not item:
        known = game.state.bases[item.id] = _base_view(game, item)
    return known


def _base_view(game: Game, item: GameObject) -> View:
    printed = item.copiable if item.form is None else item.form.shown(item.copiable)
    return _view(item, game.rules.with_intrinsic(printed), item.controller)


_view = making(View, "object", "characteristics", "controller")


def instance_of(view: View, ability: Ability, number: int) -> Instance:
    """Return the instance of the ability that stands at place `number` on an object."""
    item = view.object
    return _instance(
        ability,
        _source(item.id, item.owner, view.called),
        view.controller,
        item.zone,
        max(item.timestamp, ability.grant.timestamp) if ability.grant else item.timestamp,
        number,
    )


_instance = making(Instance, "ability", "source", "controller", "zone", "timestamp", "number")
_source = making(Source, "id", "owner", "name")


def instances(view: View) -> Iterator[Instance]:
    """Yield an instance for each ability of an object, whether it functions or not."""
    for number, ability in enumerate(view.characteristics.abilities):
        yield instance_of(view, ability, number)


def follow(game: Game) -> None:
    """Bring the index up to date with the objects and effects that changed.

    First what generates continuous effects, by abilities before the layers; then, if other effects
    exist than before, whatever abilities the layers gave or took, on any object.
    """
    state, was, before = game.state, game.state.layered, game.state.computed
    index = state.index
    dirty = dict.fromkeys(state.dirty)
    state.dirty = ()
    if len(state.bases) > 2 * len(state.objects) + _FEW:
        _forget_what_is_gone(state)
    _follow_generators(game, dirty)
    state.layered = now = _epoch(game, was)
    if now is was:
        _index(game, dirty)
        state.standing = state.standing.after(game, dirty, same_index=state.index is index)
    elif (now is None or now.each_alone) and (was is None or was.each_alone):
        _index(game, dirty)  # what effects on one object alone do changes no ability
        state.standing = state.standing.anew()
    else:
        before = before.copy()
        others = [
            item
            for item in state.objects
            if item not in dirty and not _same(game, item, was, before)
        ]
        _index(game, (*dirty, *others))
        state.standing = state.standing.anew()
        _follow_control(game)


_FEW = 100


def _forget_what_is_gone(state: State) -> None:
    """Keep only what was worked out of objects that are there; forks keep theirs."""
    state.bases = {item: one for item, one in state.bases.items() if item in state.objects}
    state.computed = {item: one for item, one in state.computed.items() if item in state.objects}
    state.standing.forget_all_but(state.objects)


def _epoch(game: Game, was: Epoch | None) -> Epoch | None:
    """Return the epoch that begins, or the one before if the same effects exist, each alone."""
    generators = game.state.index.get(GENERATES)
    if not generators:
        game.state.volatile, game.state.grants = False, {}
        return None
    known = was if was is not None and was.each_alone else None
    if known is not None and known.lasts and known.generators is generators:
        return known
    effects = _effects_before_layers(game)
    if known is not None and known.effects == effects:
        return known
    lasts = not _else_generates(game) and not any(looks_at_the_game(call) for call, _ in generators)
    new = Epoch(effects, generators, lasts=lasts)
    state = game.state
    if are_alone(effects) and not state.grants and not any_keyword_counters(game):
        new.each_alone, state.volatile = True, False
    return new


def is_outdated(game: Game) -> bool:
    """Whether what effects depend on beside objects changed since all was computed (611.3a)."""
    now = game.state.layered
    return now is None or not now.lasts or now.backdrop != watched(game.state, now.watches)


def _else_generates(game: Game) -> bool:
    """Whether a rules plugin generates continuous effects, or sees who does."""
    return game.rules.implemented["continuous_effects"].some


def _effects_before_layers(game: Game) -> list[ContinuousEffect]:
    """Ask for continuous effects while all objects are as they are before the layers (613.6)."""
    state, computed = game.state, game.state.computed
    state.computed = {
        item.id: (item, state.layered, base_view(game, item)) for item in state.objects.values()
    }
    try:
        effects: list[ContinuousEffect] = game.rules.ask.continuous_effects(game)
        return effects
    finally:
        state.computed = computed


def _same(
    game: Game,
    item: int,
    was: Epoch | None,
    before: Mapping[int, tuple[GameObject, Epoch | None, View]],
) -> bool:
    """Whether an object that did not change itself has the abilities that are indexed for it."""
    known = before.get(item)
    if known is None or known[0] is not game.state.objects[item] or known[1] is not was:
        return False
    now = game.see(item)
    return (
        known[2].characteristics.abilities == now.characteristics.abilities
        and known[2].controller == now.controller
        and known[2].name == now.name
    )


def _index(game: Game, items: Iterable[int]) -> None:
    state, index = game.state, game.state.index
    own = index.shape.own
    changed: dict[int, list[tuple[Key, Listener]]] = {}
    for item in items:
        listeners: list[tuple[Key, Listener]] = []
        if item in state.objects:
            view = game.see(item)
            there = heard(game, view)
            if there.listening or view.object.counters:
                listeners = list(_functioning(game, view))
            if there.own and not there.own <= own:
                own |= there.own
        elif item in state.effects:
            listeners = list(_of_effect(game, state.effects[item]))
        if listeners or index.owns(item):
            changed[item] = listeners
    if changed or own is not index.shape.own:
        state.index = index.changed(changed, own)


def _follow_control(game: Game) -> None:
    """Note who controls a permanent since when, and report what came to somebody else."""
    state = game.state
    for item in state.zone(Zone.BATTLEFIELD):
        there = state.objects[item]
        now, until_now = game.see(item).controller, there.held_by or there.controller
        if now != until_now:
            held_by = now if now != there.controller else ""
            state.put(there.replace(held_by=held_by, since=state.cursor.turn))
            game.report(ControlChanged(item, until_now, now, there.since))


def _follow_generators(game: Game, dirty: Iterable[int]) -> None:
    state = game.state
    index, objects = state.index, state.objects
    changed: dict[int, list[tuple[Key, Listener]]] = {}
    for item in dirty:
        found: list[tuple[Key, Listener]] = []
        if item in objects:
            view = base_view(game, objects[item])
            if heard(game, view).generating:
                found = list(generating(game, view))
        elif item in state.effects:
            found = _generators(game, state.effects[item])
        if found or index.owns(-item):
            changed[-item] = found
    if changed:
        state.index = index.changed(changed)


def _generators(game: Game, effect: Instance) -> list[tuple[Key, Listener]]:
    calls = implemented(game, effect.ability, None)
    return [(key, (call, effect)) for key, call in calls if key == GENERATES]


def _of_effect(game: Game, instance: Instance) -> Iterator[tuple[Key, Listener]]:
    """Yield what an effect listens to: a delayed ability its conditions, any other its hooks."""
    if isinstance(instance.ability, TriggeredAbility):
        for condition in instance.ability.conditions:
            yield ("trigger", condition.event), (condition, instance)
    else:
        for key, call in implemented(game, instance.ability, None):
            if key != GENERATES:
                yield key, (call, instance)
    if instance.duration is not None and instance.duration.as_long_as is not None:
        yield ("as long as", None), (instance.duration.as_long_as, instance)


def generating(game: Game, view: View) -> Iterator[tuple[Key, Listener]]:
    """Yield the listeners of an object that generate continuous effects where it is."""
    for number, ability, key, call in heard(game, view).generating:
        yield key, (call, instance_of(view, ability, number))


def ask_only(
    game: Game, listeners: tuple[Listener, ...], key: Key = GENERATES, *asked: object
) -> list[Any]:
    """Ask these listeners, and no other ability: for their continuous effects, or another hook."""
    state = game.state
    index = state.index
    state.index = Index({key: listeners}, {})
    try:
        found: list[Any] = getattr(game.rules.ask, key[0])(game, *asked)
        return found
    finally:
        state.index = index


def _functioning(game: Game, view: View) -> Iterator[tuple[Key, Listener]]:
    """Yield what an object listens to where it is; an instance is made only for what functions."""
    instance: Instance | None = None
    for number, ability, key, call in heard(game, view).listening:
        if instance is None or instance.number != number:
            instance = instance_of(view, ability, number)
        yield key, (call, instance)
    if not view.object.counters:
        return
    zone = functions_as_in(game, view)
    for place, (kind, _) in enumerate(view.object.counters, 1):
        for ability in game.rules.of_counter(kind):
            for key, call in listening_to(game, ability, zone):
                if key != GENERATES:
                    yield key, (call, instance_of(view, ability, -place))
