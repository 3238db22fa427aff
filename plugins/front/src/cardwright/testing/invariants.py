"""What holds at every moment of every game, whatever is installed."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from cardwright_core.index import EMPTY_INDEX
from cardwright_core.objects import FRESH
from cardwright_core.state import zone_key
from cardwright_core.zones import Zone

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardwright_core.game import Game

__all__ = ["broken_invariants"]

_PERMANENTS = frozenset({Zone.BATTLEFIELD, Zone.PHASED_OUT})


def broken_invariants(game: Game) -> list[str]:
    """Return what does not hold in a game between two moves; nothing, if all is well."""
    return [*_zones(game), *_cards(game), *_statuses(game), *_index(game), *_sums(game)]


def _zones(game: Game) -> Iterator[str]:
    """Each object is in exactly one zone, the one that it says (400.1)."""
    listed = Counter(item for items in game.state.zones.values() for item in items)
    for item in {*listed, *game.state.objects}:
        record = game.state.objects.get(item)
        if record is None:
            yield f"a zone lists {item}, which is no object"
        elif listed[item] != 1:
            yield f"{record} is in {listed[item]} places of zones"
        elif item not in game.state.zones[zone_key(record.zone, record.owner)]:
            yield f"{record} is not in the zone that it says"


def _cards(game: Game) -> Iterator[str]:
    """Each physical card is in exactly one place (108.2)."""
    places = Counter(item.card for item in game.state.objects.values() if item.card)
    for library in game.state.libraries.values():
        places.update(library.order())
    for number in range(1, len(game.state.cards)):
        if places[number] != 1:
            yield f"card {number} ({game.state.cards[number]}) is in {places[number]} places"


def _statuses(game: Game) -> Iterator[str]:
    """Only permanents have a status, phased out or not (110.5, 702.26)."""
    for item, status in game.state.status.items():
        record = game.state.objects.get(item)
        if status != FRESH and (record is None or record.zone not in _PERMANENTS):
            yield f"{status} of {record or item}, which is no permanent"


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
    fork.state.key_touched = fork.state.digest_touched = None
    if fork.key() != game.key():
        yield "the key differs from the one summed from scratch"
    if fork.digest() != game.digest():
        yield "the digest differs from the one summed from scratch"
