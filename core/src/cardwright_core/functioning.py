"""Which abilities function where: from an object's computed abilities to the index (113.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardwright_core.abilities import (
    ActivatedAbility,
    Instance,
    Source,
    StaticAbility,
    TriggeredAbility,
)
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardwright_core.abilities import Ability
    from cardwright_core.game import Game
    from cardwright_core.index import Key, Listener
    from cardwright_core.objects import View

__all__ = ["entering", "follow", "instance_of", "instances"]


def instance_of(view: View, ability: Ability, number: int) -> Instance:
    """Return the instance of the ability that stands at place `number` on an object."""
    item = view.object
    return Instance(
        ability,
        Source(item.id, item.owner, view.name),
        view.controller,
        item.zone,
        item.timestamp,
        number,
    )


def instances(view: View) -> Iterator[Instance]:
    """Yield an instance for each ability of an object, whether it functions or not."""
    for number, ability in enumerate(view.characteristics.abilities):
        yield instance_of(view, ability, number)


def follow(game: Game) -> None:
    """Bring the index up to date with the objects and effects that changed."""
    state = game.state
    changed: dict[int, list[tuple[Key, Listener]]] = {}
    for item in dict.fromkeys(state.dirty):
        if item in state.objects:
            listeners = list(_functioning(game, game.see(item)))
        elif item in state.effects:
            listeners = list(_static(game, state.effects[item], None))
        else:
            listeners = []
        if listeners or state.index.owns(item):
            changed[item] = listeners
    state.dirty = ()
    if changed:
        state.index = state.index.changed(changed)


def _functioning(game: Game, view: View) -> Iterator[tuple[Key, Listener]]:
    zone = view.zone
    for instance in instances(view):
        ability = instance.ability
        if isinstance(ability, StaticAbility):
            yield from _static(game, instance, zone)
        elif isinstance(ability, TriggeredAbility):
            for condition in ability.conditions:
                if zone in condition.zones and not condition.of_itself:
                    yield ("trigger", condition.event), (condition, instance)
        elif isinstance(ability, ActivatedAbility) and zone in ability.zones:
            yield ("activated", None), (ability, instance)


def _static(game: Game, instance: Instance, zone: Zone | None) -> Iterator[tuple[Key, Listener]]:
    behaviour: Any = getattr(instance.ability, "behaviour", instance.ability)
    for implementation in game.rules.catalog.implementations(behaviour):
        if zone is None or zone in implementation.zones:
            for kind in implementation.about:
                yield (implementation.hook, kind), (implementation.call, instance)


def entering(game: Game, view: View, hook: str, kind: type) -> tuple[Listener, ...]:
    """Return what an object about to enter says of its own entering (614.12)."""
    found: list[Listener] = []
    for instance in instances(view):
        if not isinstance(instance.ability, StaticAbility):
            continue
        for implementation in game.rules.catalog.implementations(instance.ability.behaviour):
            if implementation.hook == hook and any(
                about is None or issubclass(kind, about) for about in implementation.about
            ):
                found.append((implementation.call, instance))
    return tuple(found)
