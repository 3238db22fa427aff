"""What abilities listen to, wherever their object is: known by the very abilities (113.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from cardwright_core.abilities import ActivatedAbility, StaticAbility, TriggeredAbility
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from cardwright_core.abilities import Ability
    from cardwright_core.catalog import Implementation
    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.index import Key
    from cardwright_core.objects import View

__all__ = [
    "GENERATES",
    "Listening",
    "functions_as_in",
    "heard",
    "heard_in",
    "implemented",
    "listening_to",
    "static_implementations",
]

GENERATES: Key = ("continuous_effects", None)
"""Where what generates continuous effects is listed: by abilities before the layers (613.6)."""

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
    """Return what the abilities of an object listen to where it is.

    That is known for as long as the very same abilities are met again, as those of a card are.
    """
    abilities, zone = view.characteristics.abilities, view.object.zone
    if zone is Zone.COMMAND:
        zone = functions_as_in(game, view)
    return game.rules.listening.get((id(abilities), zone)) or heard_in(game, abilities, zone)


def heard_in(game: Game, abilities: tuple[Ability, ...], zone: Zone) -> Listening:
    """Return what abilities listen to on an object in a zone."""
    known, key = game.rules.listening, (id(abilities), zone)
    found = known.get(key)
    if found is None:
        if len(known) >= _MOST_KNOWN:
            known.clear()
        generating: list[Heard] = []
        listening: list[Heard] = []
        for number, ability in enumerate(abilities):
            for event, call in listening_to(game, ability, zone):
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


def functions_as_in(game: Game, view: View) -> Zone:
    """Return the zone that decides which of its abilities function.

    In the command zone those of emblems do that do on the battlefield, and those of cards of
    certain types (113.6p, 114.4).
    """
    zone = view.object.zone
    if zone is not Zone.COMMAND:
        return zone
    does = not view.object.card or not game.rules.commanding.isdisjoint(view.characteristics.types)
    return Zone.BATTLEFIELD if does else zone


def listening_to(game: Game, ability: Ability, zone: Zone) -> Iterator[tuple[Key, Any]]:
    """Yield what an ability listens to in a zone, to generate continuous effects included."""
    if isinstance(ability, StaticAbility):
        yield from implemented(game, ability, zone)
    elif isinstance(ability, TriggeredAbility):
        for condition in ability.conditions:
            if zone in condition.zones and not condition.of_itself:
                yield ("trigger", condition.event), condition
        if ability.state is not None and zone is Zone.BATTLEFIELD:
            yield ("state", None), ability
    elif isinstance(ability, ActivatedAbility) and zone in ability.zones:
        yield ("activated", None), ability


def implemented(game: Game, ability: Ability, zone: Zone | None) -> Iterator[tuple[Key, Any]]:
    """Yield what the behaviour of an ability implements: in one zone, or wherever it is."""
    behaviour: Any = getattr(ability, "behaviour", ability)
    for implementation in game.rules.catalog.implementations(behaviour):
        if zone is None or zone in implementation.zones:
            for kind in implementation.about:
                yield (implementation.hook, kind), implementation.call


def static_implementations(game: Game, ability: Ability) -> tuple[Implementation, ...]:
    """Return what a static ability implements."""
    if not isinstance(ability, StaticAbility):
        return ()
    return game.rules.catalog.implementations(ability.behaviour)
