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
from cardwright_core.objects import View
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from cardwright_core.abilities import Ability, Instance
    from cardwright_core.catalog import Implementation
    from cardwright_core.characteristics import Characteristics
    from cardwright_core.continuous import ContinuousEffect
    from cardwright_core.game import Game
    from cardwright_core.index import Listener
    from cardwright_core.zone_changes import Enters

__all__ = ["entering", "leaving_library", "says_nothing", "speaks_in_library"]


def says_nothing(game: Game, change: Enters, hook: str) -> bool:
    """Whether none of an object's abilities is certain to answer a hook about its own entering."""
    epoch = game.state.layered
    if epoch is not None and not epoch.aspects.isdisjoint(REACHES_OTHERS):
        return False
    values = game.rules.with_intrinsic(change.shown(game))
    if any(_gives_abilities(game, kind) for kind, _ in change.counters):
        return False
    if not any(isinstance(ability, StaticAbility) for ability in values.abilities):
        return True
    known = None if epoch is None else epoch.saying
    if known is None or known[0] is not change:
        known = (change, _hooks_answered(game, change, values))
        if epoch is not None:
            epoch.saying = known
    return known[1] is not None and hook not in known[1]


def _gives_abilities(game: Game, counter: str) -> bool:
    return game.rules.catalog.has_keyword(counter) or bool(game.rules.of_counter(counter))


def _hooks_answered(game: Game, change: Enters, values: Characteristics) -> frozenset[str] | None:
    """Return the hooks that it answers as it enters; ``None`` if that is not certain."""
    item = change.made(game, game.state.clock + 1)
    view = View(item, values, item.controller)
    if not _keeps_its_abilities(game, view):
        return None
    return frozenset(one.hook for _, _, one in heard(game, view).anywhere)


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
    return any(isinstance(one[1], StaticAbility) for one in (*there.listening, *there.generating))
