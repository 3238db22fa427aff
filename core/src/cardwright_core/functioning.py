"""Which abilities function where: from an object's computed abilities to the index (113.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from cardwright_core.abilities import (
    ActivatedAbility,
    Instance,
    Source,
    StaticAbility,
    TriggeredAbility,
)
from cardwright_core.catalog import looks_at_the_game
from cardwright_core.events import ControlChanged
from cardwright_core.index import Index
from cardwright_core.objects import View
from cardwright_core.standing import Epoch
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from cardwright_core.abilities import Ability
    from cardwright_core.catalog import Implementation
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.index import Key, Listener
    from cardwright_core.layers import ContinuousEffect
    from cardwright_core.objects import GameObject

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


GENERATES: Key = ("continuous_effects", None)
"""Where what generates continuous effects is listed: by abilities before the layers (613.6)."""


def base_view(game: Game, item: GameObject) -> View:
    """Return an object before the layers: copiable values, and what its types give (305.6)."""
    known = game.state.bases.get(item.id)
    if known is None or known.object is not item:
        known = game.state.bases[item.id] = _base_view(game, item)
    return known


def _base_view(game: Game, item: GameObject) -> View:
    printed = item.copiable if item.form is None else item.form.shown(item.copiable)
    return View(item, game.rules.with_intrinsic(printed), item.controller)


def instance_of(view: View, ability: Ability, number: int) -> Instance:
    """Return the instance of the ability that stands at place `number` on an object."""
    item = view.object
    return Instance(
        ability,
        Source(item.id, item.owner, view.called),
        view.controller,
        item.zone,
        max(item.timestamp, ability.grant.timestamp) if ability.grant else item.timestamp,
        number,
    )


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
    dirty = dict.fromkeys(state.dirty)
    state.dirty = ()
    _follow_generators(game, dirty)
    state.layered = _epoch(game, was)
    if state.layered is was:
        _index(game, dirty)
        state.standing = state.standing.after(game, dirty)
        return
    before = before.copy()
    others = [
        item for item in state.objects if item not in dirty and not _same(game, item, was, before)
    ]
    _index(game, (*dirty, *others))
    state.standing = state.standing.anew()
    _follow_control(game)


def _epoch(game: Game, was: Epoch | None) -> Epoch | None:
    """Return the epoch that begins, or the one before if the same effects exist, each alone."""
    generators = game.state.index.get(GENERATES)
    if not generators:
        game.state.volatile, game.state.grants = False, {}
        return None
    known = was if was is not None and was.each_alone else None
    same = known is not None and known.lasts and known.generators is generators
    if same and not _else_generates(game):
        return known
    effects = _effects_before_layers(game)
    if known is not None and known.effects == effects:
        return known
    lasts = not any(looks_at_the_game(call) for call, _ in generators)
    return Epoch(effects, generators, lasts=lasts)


def _else_generates(game: Game) -> bool:
    """Whether a rules plugin generates continuous effects, or sees who does."""
    return game.rules.ask.implemented["continuous_effects"].some


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
    state, own = game.state, game.state.index.shape.own
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
        if listeners or state.index.owns(item):
            changed[item] = listeners
    if changed or own is not state.index.shape.own:
        state.index = state.index.changed(changed, own)


def _follow_control(game: Game) -> None:
    """Note who controls a permanent since when, and report what came to somebody else."""
    state = game.state
    for item in state.zone(Zone.BATTLEFIELD):
        there = state.objects[item]
        now, until_now = game.see(item).controller, there.held_by or there.controller
        if now != until_now:
            held_by = now if now != there.controller else ""
            state.put(there.replace(held_by=held_by, since=state.cursor.turn))
            game.report(ControlChanged(item, until_now, now))


def _follow_generators(game: Game, dirty: Iterable[int]) -> None:
    state = game.state
    changed: dict[int, list[tuple[Key, Listener]]] = {}
    for item in dirty:
        found = list(_generators(game, item))
        if found or state.index.owns(-item):
            changed[-item] = found
    if changed:
        state.index = state.index.changed(changed)


def _generators(game: Game, item: int) -> Iterator[tuple[Key, Listener]]:
    there, effect = game.state.objects.get(item), game.state.effects.get(item)
    if there is not None:
        yield from generating(game, base_view(game, there))
    elif effect is not None:
        for key, call in _implemented(game, effect.ability, None):
            if key == GENERATES:
                yield key, (call, effect)


def _of_effect(game: Game, instance: Instance) -> Iterator[tuple[Key, Listener]]:
    """Yield what an effect listens to: a delayed ability its conditions, any other its hooks."""
    if isinstance(instance.ability, TriggeredAbility):
        for condition in instance.ability.conditions:
            yield ("trigger", condition.event), (condition, instance)
    else:
        for key, call in _implemented(game, instance.ability, None):
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
    zone = _functions_as_in(game, view)
    for place, (kind, _) in enumerate(view.object.counters, 1):
        for ability in game.rules.of_counter(kind):
            for key, call in _listening(game, ability, zone):
                if key != GENERATES:
                    yield key, (call, instance_of(view, ability, -place))


Heard = tuple[int, "Ability", "Key", Any]
"""The place of an ability on its object, the ability, and what of it listens to what."""


class Listening(NamedTuple):
    """What abilities listen to in one zone: to generate continuous effects, and to all else.

    What they say `anywhere` functions in no zone: it is asked for of their object alone.
    `own` are the events that they wait for wherever one happens to their own object.
    """

    abilities: tuple[Ability, ...]
    generating: tuple[Heard, ...]
    listening: tuple[Heard, ...]
    anywhere: tuple[tuple[int, Ability, Implementation], ...]
    own: frozenset[type[Event]]


_MOST_KNOWN = 4096


def heard(game: Game, view: View) -> Listening:
    """Return what the abilities of an object listen to where it is."""
    return heard_in(game, view.characteristics.abilities, _functions_as_in(game, view))


def heard_in(game: Game, abilities: tuple[Ability, ...], zone: Zone) -> Listening:
    """Return what abilities listen to in a zone.

    That is known for as long as the very same abilities are met again, as those of a card are.
    """
    known, key = game.rules.listening, (id(abilities), zone)
    found = known.get(key)
    if found is None:
        if len(known) >= _MOST_KNOWN:
            known.clear()
        generating: list[Heard] = []
        listening: list[Heard] = []
        for number, ability in enumerate(abilities):
            for event, call in _listening(game, ability, zone):
                of_its_kind = generating if event == GENERATES else listening
                of_its_kind.append((number, ability, event, call))
        # It keeps the abilities, so that no others get their identity.
        anywhere = tuple(
            (number, ability, one)
            for number, ability in enumerate(abilities)
            for one in static_implementations(game, ability)
            if not one.zones
        )
        own = frozenset(_of_their_object(abilities))
        found = known[key] = Listening(
            abilities, tuple(generating), tuple(listening), anywhere, own
        )
    return found


def _of_their_object(abilities: Iterable[Ability]) -> Iterator[type[Event]]:
    for ability in abilities:
        if isinstance(ability, TriggeredAbility):
            for condition in ability.conditions:
                if condition.of_itself:
                    yield condition.event


def _functions_as_in(game: Game, view: View) -> Zone:
    """Return the zone that decides which of its abilities function.

    In the command zone those of emblems do that do on the battlefield, and those of cards of
    certain types (113.6p, 114.4).
    """
    zone = view.object.zone
    if zone is not Zone.COMMAND:
        return zone
    does = not view.object.card or not game.rules.commanding.isdisjoint(view.characteristics.types)
    return Zone.BATTLEFIELD if does else zone


def _listening(game: Game, ability: Ability, zone: Zone) -> Iterator[tuple[Key, Any]]:
    """Yield what an ability listens to in a zone, to generate continuous effects included."""
    if isinstance(ability, StaticAbility):
        yield from _implemented(game, ability, zone)
    elif isinstance(ability, TriggeredAbility):
        for condition in ability.conditions:
            if zone in condition.zones and not condition.of_itself:
                yield ("trigger", condition.event), condition
        if ability.state is not None and zone is Zone.BATTLEFIELD:
            yield ("state", None), ability
    elif isinstance(ability, ActivatedAbility) and zone in ability.zones:
        yield ("activated", None), ability


def _implemented(game: Game, ability: Ability, zone: Zone | None) -> Iterator[tuple[Key, Any]]:
    behaviour: Any = getattr(ability, "behaviour", ability)
    for implementation in game.rules.catalog.implementations(behaviour):
        if zone is None or zone in implementation.zones:
            for kind in implementation.about:
                yield (implementation.hook, kind), implementation.call


def static_implementations(game: Game, ability: Ability) -> tuple[Implementation, ...]:
    """Return the hooks that a static ability implements; any other ability has none."""
    if not isinstance(ability, StaticAbility):
        return ()
    return game.rules.catalog.implementations(ability.behaviour)
