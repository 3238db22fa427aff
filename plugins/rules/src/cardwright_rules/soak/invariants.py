"""What holds at every moment of every game, whatever is installed."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from cardwright_core.index import EMPTY_INDEX
from cardwright_core.objects import FRESH
from cardwright_core.state import zone_key
from cardwright_core.zones import Zone
from cardwright_rules.new_games import OUTSIDE, cards_of

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator

    from cardwright_core.game import Game
    from cardwright_core.objects import Counters, GameObject, Player
    from cardwright_core.state import State
    from cardwright_core.zones import PlayerId

__all__ = ["broken_at_any_time", "broken_invariants"]

_PERMANENTS = frozenset({Zone.BATTLEFIELD, Zone.PHASED_OUT})


def broken_invariants(game: Game) -> list[str]:
    """Return what does not hold in a game between two moves; nothing, if all is well."""
    return [
        *broken_at_any_time(game),
        *_statuses(game),
        *_stack(game),
        *_effects(game),
        *_links(game),
        *_grants(game),
        *_triggers(game),
        *_index(game),
        *_sums(game),
    ]


def broken_at_any_time(game: Game) -> list[str]:
    """Return what does not hold in a game right after an event, even amidst others."""
    return [*_zones(game), *_cards(game), *_numbers(game)]


def _zones(game: Game) -> Iterator[str]:
    """Each object is in exactly one zone, the one that it says (400.1)."""
    objects, count = game.state.objects, 0
    for key, items in game.state.zones.items():
        count += len(items)
        for item in items:
            record = objects.get(item)
            if record is None:
                yield f"a zone lists {item}, which is no object"
            elif zone_key(record.zone, record.owner) != key:
                yield f"{record} is not in the zone that it says"
    if count != len(objects):
        listed = Counter(item for items in game.state.zones.values() for item in items)
        for item in {*listed, *objects}:
            if listed[item] != 1:
                yield f"{objects.get(item, item)} is in {listed[item]} places of zones"


def _cards(game: Game) -> Iterator[str]:
    """Each physical card is in exactly one place; with a player who lost, in none (108.2).

    It may be outside the game, or in a game around this one (400.11, 729.2).
    """
    state = game.state
    places = [card for one in (state, *game.around) for card in _placed(one)]
    places.extend(card for _, card in state.slices.get(OUTSIDE, ()))
    if len(places) == len(set(places)) == len(state.cards) - 1:
        return
    counted = Counter(places)
    for number, card in enumerate(state.cards):
        fewest = 0 if card is None or _has_left(state, card.owner) else 1
        if card is not None and not fewest <= counted[number] <= 1:
            yield f"card {number} ({card}) is in {counted[number]} places"


def _placed(state: State) -> Iterator[int]:
    """Yield the cards that are in the zones of a game."""
    for item in state.objects.values():
        yield from cards_of(item)
    for library in state.libraries.values():
        yield from library.order()


def _has_left(state: State, player: PlayerId) -> bool:
    there = state.players.get(player)
    return there is None or there.lost


def _numbers(game: Game) -> Iterator[str]:
    """Counters are some, damage is none or more, life is a number (107.1, 122.1)."""
    state = game.state
    holders: tuple[GameObject | Player, ...] = (*state.objects.values(), *state.players.values())
    for holder in holders:
        if holder.counters and not _are_counters(holder.counters):
            yield f"{holder} has counters of which there are none, or in no order"
    for item, status in state.status.items():
        if status.damage < 0:
            yield f"object {item} has {status.damage} damage"
    for player in state.players.values():
        if type(player.life) is not int:
            yield f"{player.id} has {player.life!r} life"


def _are_counters(counters: Counters) -> bool:
    kinds = [kind for kind, _ in counters]
    return kinds == sorted(set(kinds)) and all(count > 0 for _, count in counters)


def _statuses(game: Game) -> Iterator[str]:
    """Only permanents have a status, phased out or not (110.5, 702.26)."""
    for item, status in game.state.status.items():
        record = game.state.objects.get(item)
        if status != FRESH and (record is None or record.zone not in _PERMANENTS):
            yield f"{status} of {record or item}, which is no permanent"
        elif status.combat is not None and game.state.cursor.step.phase != "combat":
            yield f"{record} fights outside combat"


def _stack(game: Game) -> Iterator[str]:
    """Players who are in the game put there what is on the stack (405.1, 800.4a)."""
    for item in game.state.zone(Zone.STACK):
        record = game.state.objects[item]
        if record.spell is None:
            yield f"{record} is on the stack and nobody put it there"
        elif not record.card and game.player(record.controller).lost:
            yield f"{record} is on the stack of a player who left the game"


def _effects(game: Game) -> Iterator[str]:
    """Effects stand under their own ids, and end in time (611.2a)."""
    cursor = game.state.cursor
    for item, effect in game.state.effects.items():
        if effect.effect != item:
            yield f"effect {item} says that it is {effect.effect}"
        lasts = effect.duration
        if lasts is None:
            continue
        if lasts.until == "end of turn" and lasts.since != cursor.turn:
            yield f"effect {item} ({effect.ability}) outlived the turn it was for"
        if lasts.until == "end of combat" and cursor.step.phase != "combat":
            yield f"effect {item} ({effect.ability}) outlived combat"


def _links(game: Game) -> Iterator[str]:
    """Links belong to something that there was (607.1)."""
    for item, _, name, _ in game.state.links:
        if not 0 < item < game.state.next_id:
            yield f"link {name!r} belongs to {item}, which never was"


def _grants(game: Game) -> Iterator[str]:
    """Grants belong to objects (613.1f)."""
    for item in game.state.grants:
        if item not in game.state.objects:
            yield f"grants of {item}, which is no object"


def _triggers(game: Game) -> Iterator[str]:
    """Triggers that wait belong to a player in the game, and wait once (603.3)."""
    waiting: set[Hashable] = set()
    for trigger in game.state.pending:
        if trigger.becomes in waiting or trigger.becomes in game.state.objects:
            yield f"{trigger} waits twice"
        waiting.add(trigger.becomes)
        if game.player(trigger.instance.controller).lost:
            yield f"{trigger} waits for a player who left the game"


def _index(game: Game) -> Iterator[str]:
    """Incremental following gives the index that the state has from scratch."""
    fresh = game.fork()
    fresh.state.index = EMPTY_INDEX
    fresh.state.dirty = (*fresh.state.objects, *fresh.state.effects)
    fresh.follow()
    game.follow()
    if game.state.index._groups != fresh.state.index._groups:  # noqa: SLF001 - all of it is compared
        yield "the index differs from the one made from scratch"


def _sums(game: Game) -> Iterator[str]:
    """Incremental sums are those that the state has from scratch, and a fork has the same."""
    fork = game.fork()
    if (fork.key(), fork.digest()) != (game.key(), game.digest()):
        yield "a fork has another key or digest"
    fork.state.sums = None
    if fork.key() != game.key():
        yield "the key differs from the one summed from scratch"
    if fork.digest() != game.digest():
        yield "the digest differs from the one summed from scratch"
