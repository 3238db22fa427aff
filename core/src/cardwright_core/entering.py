"""What objects say of their own moves: as they enter (614.12), or leave a library (113.6b)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core.abilities import StaticAbility
from cardwright_core.catalog import looks_at_the_game
from cardwright_core.continuous import REACHES_OTHERS
from cardwright_core.functioning import (
    GENERATES,
    ask_only,
    generating,
    heard,
    heard_in,
    instance_of,
    instances,
    static_implementations,
)
from cardwright_core.layers import entering_view
from cardwright_core.objects import View
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.catalog import Implementation
    from cardwright_core.continuous import ContinuousEffect
    from cardwright_core.game import Game
    from cardwright_core.index import Listener
    from cardwright_core.standing import Epoch
    from cardwright_core.zone_changes import Enters

__all__ = ["entering", "leaving_library", "listeners_entering", "speaks_in_library"]


def listeners_entering(game: Game, change: Enters, hook: str) -> tuple[Listener, ...]:
    """Return what an object says of its own entering, as it would exist on the battlefield.

    Where it is certain which abilities it would have, nothing else is looked at.
    """
    state = game.state
    speaks, view = state.standing.follows(_certainly, game, (change, state.layered), "")
    if not speaks:
        return ()
    return entering(game, view or entering_view(game, change), hook, type(change))


def _certainly(game: Game, change: Enters, epoch: Epoch | None) -> tuple[bool, View | None]:
    """Return whether an object may say anything, and the object if its abilities are certain."""
    others = epoch is not None and not epoch.aspects.isdisjoint(REACHES_OTHERS)
    if others or any(_gives_abilities(game, kind) for kind, _ in change.counters):
        return True, None
    values = game.rules.with_intrinsic(change.shown(game))
    there = heard_in(game, values.abilities, change.destination)
    if not there.anywhere and not there.generating:
        return False, None
    item = change.made(game, game.state.clock + 1)
    view = View(item, values, item.controller)
    if not _keeps_its_abilities(game, view):
        return True, None
    return bool(there.anywhere), view


def _gives_abilities(game: Game, counter: str) -> bool:
    return game.rules.catalog.has_keyword(counter) or bool(game.rules.of_counter(counter))


def _keeps_its_abilities(game: Game, view: View) -> bool:
    """Whether no effect of its own could give or take abilities, its own ones included."""
    own = tuple(listener for _, listener in generating(game, view))
    if any(looks_at_the_game(call) for call, _ in own):
        return False
    effects: list[ContinuousEffect] = ask_only(game, own, GENERATES) if own else []
    return all(part.layer.aspect not in REACHES_OTHERS for one in effects for part in one.parts)


def _is_about(implementation: Implementation, kind: type) -> bool:
    return any(about is None or issubclass(kind, about) for about in implementation.about)


def entering(game: Game, view: View, hook: str, kind: type) -> tuple[Listener, ...]:
    """Return what an object about to enter says of its own entering alone (614.12).

    What it says of a set of permanents to which it will belong does not count: only what is marked
    as functioning in no zone (``@as_it_enters``).
    """
    said = heard(game, view).anywhere
    return tuple(
        (one.call, _as_cast(view, instance_of(view, ability, number)))
        for number, ability, one in said
        if one.hook == hook and _is_about(one, kind)
    )


def _as_cast(view: View, instance: Instance) -> Instance:
    spell = view.object.spell
    return instance if spell is None else instance.replace(x=spell.x, paid=spell.paid)


def leaving_library(game: Game, view: View, hook: str, kind: type) -> tuple[Listener, ...]:
    """Return what a card says of its own move out of a library (113.6b).

    There it is no object, and so not in the index: its source is told as 0, as in the event.
    """
    return tuple(
        (one.call, instance.replace(source=instance.source.replace(id=0)))
        for instance in instances(view)
        for one in static_implementations(game, instance.ability)
        if one.hook == hook and Zone.LIBRARY in one.zones and _is_about(one, kind)
    )


def speaks_in_library(game: Game, abilities: tuple[Ability, ...]) -> bool:
    """Whether one of the abilities of a card says anything while it is in a library."""
    there = heard_in(game, abilities, Zone.LIBRARY)
    if not there.listening and not there.generating:
        return False
    return any(isinstance(one[1], StaticAbility) for one in (*there.listening, *there.generating))
