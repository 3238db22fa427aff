"""Turn markers: who holds them, who may begin a turn, and which of them go (807.4).

Turns that are taken at the same time are played here one after the other, those that began first
before the others. That is one of the orders in which the players could do the same; no other one is
offered, and so there is never more than one stack that is not empty (807.5).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.errors import IllegalActionError, InputError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardwright_core.game import Game
    from cardwright_core.state import ExtraTurn
    from cardwright_core.zones import PlayerId

__all__ = [
    "TurnMarker",
    "TurnMarkers",
    "after_leaving",
    "hand_out",
    "markers_of",
    "next_turn",
    "number_of_markers",
    "write",
]

_SLICE = "turn markers"
_PLAYERS_EACH = 4
_NEAR = 3
"""Within so many seats another marker is too close (807.4d, 807.4i)."""


@record
class TurnMarker(Record):
    """A turn marker, who has it, and whether their turn has `begun` (807.4b).

    The `turns` that they have ahead before they pass it are extra ones, or the regular one
    (``None``); it was last passed or kept after turn number `last`. It was designated for removal
    so many times as there are `removals`.
    """

    number: int
    holder: PlayerId
    begun: bool = True
    turns: tuple[ExtraTurn | None, ...] = (None,)
    last: int = 0
    removals: int = 0


@record
class TurnMarkers(Record):
    """All turn markers, the number of the `current` one, and which extra turns are `owed` (807.4j).

    `gone` are the players who have left the game and were counted.
    """

    there: tuple[TurnMarker, ...]
    current: int = 1
    owed: tuple[ExtraTurn, ...] = ()
    gone: tuple[PlayerId, ...] = ()

    def marker(self, number: int) -> TurnMarker:
        """Return the marker of that number."""
        return next(one for one in self.there if one.number == number)

    def changed(self, marker: TurnMarker) -> TurnMarkers:
        """Return them with one of them changed."""
        there = (marker if one.number == marker.number else one for one in self.there)
        return self.replace(there=tuple(there))


def number_of_markers(players: int) -> int:
    """Return how many there are: one for each full four players (807.4a)."""
    return players // _PLAYERS_EACH


def markers_of(game: Game) -> TurnMarkers:
    """Return the turn markers of a game."""
    found: TurnMarkers = game.state.slices[_SLICE]
    return found


def write(game: Game, markers: TurnMarkers) -> None:
    """Write what has become of them."""
    game.state.slices[_SLICE] = markers


def hand_out(game: Game) -> TurnMarkers:
    """Return the markers, handed to the starting player and each fifth one from there (807.4b)."""
    order = game.order_from(game.state.cursor.active)
    if not number_of_markers(len(order)):
        message = f"grand-melee is played by four players at least, not by {len(order)} (807.4a)"
        raise InputError(message)
    seats = range(0, number_of_markers(len(order)) * _PLAYERS_EACH, _PLAYERS_EACH)
    return TurnMarkers(tuple(TurnMarker(n, order[seat]) for n, seat in enumerate(seats, 1)))


# Seats.


def _to_the_left(game: Game, player: PlayerId) -> tuple[PlayerId, ...]:
    """Return the other players, the one to the left of a player first; who has left has no seat."""
    return tuple(one for one in game.order_from(player) if one != player)


def _to_the_right(game: Game, player: PlayerId) -> tuple[PlayerId, ...]:
    return tuple(reversed(_to_the_left(game, player)))


def _is_near(markers: TurnMarkers, marker: TurnMarker, seats: Iterable[PlayerId]) -> bool:
    near = {*tuple(seats)[:_NEAR]}
    return any(one.holder in near for one in markers.there if one.number != marker.number)


def _waits(game: Game, markers: TurnMarkers, marker: TurnMarker) -> bool:
    """Whether another marker is too close on the left for its holder's turn to begin (807.4d)."""
    return _is_near(markers, marker, _to_the_left(game, marker.holder))


# From one turn to the next.


def next_turn(game: Game, added: tuple[ExtraTurn, ...]) -> tuple[TurnMarkers, TurnMarker]:
    """Return the markers after a turn has ended, and the one whose turn comes next (807.4c).

    In the turn, extra ones were `added`. One that was skipped ends before it begins.
    """
    markers = markers_of(game)
    marker = markers.marker(markers.current)
    marker = marker.replace(last=game.state.cursor.turn, turns=marker.turns[1:])
    if marker.removals:
        extra = (*added, *(one for one in marker.turns if one is not None))
        markers = _without(game, markers.changed(marker), marker)
        markers = _removed_at_once(game, markers)
        markers = markers.replace(owed=(*markers.owed, *extra))
    else:
        markers = _kept_or_passed(game, markers.changed(marker), marker, added)
    markers = _let_begin(game, markers)
    following = _first_to_play(markers)
    while game.player(following.holder).lost:  # their turn began, and is not played any more
        markers = _removed_at_once(game, _passed(game, markers, following))
        markers = _let_begin(game, markers)
        following = _first_to_play(markers)
    return markers.replace(current=following.number), following


def _kept_or_passed(
    game: Game, markers: TurnMarkers, marker: TurnMarker, added: tuple[ExtraTurn, ...]
) -> TurnMarkers:
    """Let a player who takes an extra turn keep the marker, unless one on the right is too close.

    Whoever else was to take one after this turn takes it before their next one (807.4i, 807.4j).
    """
    near = _is_near(markers, marker, _to_the_right(game, marker.holder))
    kept = tuple(turn for turn in added if turn.player == marker.holder and not near)
    owed = tuple(turn for turn in added if turn not in kept)
    markers = markers.replace(owed=(*markers.owed, *owed))
    marker = marker.replace(turns=(*kept, *marker.turns), begun=False)
    markers = markers.changed(marker)
    return markers if marker.turns else _passed(game, markers, marker)


def _passed(game: Game, markers: TurnMarkers, marker: TurnMarker) -> TurnMarkers:
    """Let the player to the left have it, with the extra turns that they are owed (807.4c)."""
    holder = _to_the_left(game, marker.holder)[0]
    extra = tuple(turn for turn in markers.owed if turn.player == holder)
    owed = tuple(turn for turn in markers.owed if turn.player != holder)
    marker = marker.replace(holder=holder, turns=(*extra, None), begun=False)
    return markers.changed(marker).replace(owed=owed)


def _let_begin(game: Game, markers: TurnMarkers) -> TurnMarkers:
    """Let all turns begin that need not wait for another marker to move on (807.4d)."""
    for marker in markers.there:
        if not marker.begun and not _waits(game, markers, marker):
            markers = markers.changed(marker.replace(begun=True))
    return markers


def _first_to_play(markers: TurnMarkers) -> TurnMarker:
    """Return the marker that has waited longest, of those whose turns have begun."""
    begun = [one for one in markers.there if one.begun]
    if not begun:
        raise IllegalActionError("every turn marker waits for another one", "807.4d")
    return min(begun, key=lambda one: (one.last, one.number))


# Markers that go.


def after_leaving(game: Game) -> TurnMarkers:
    """Return the markers after players have left the game (807.4c, 807.4e, 807.4f)."""
    markers = markers_of(game)
    gone = tuple(name for name in game.state.order if game.player(name).lost)
    left = [name for name in gone if name not in markers.gone]
    markers = markers.replace(gone=gone)
    playing = len(game.state.order) - len(gone)
    wanted = max(1, number_of_markers(playing))  # the last one stays as long as they play
    while len(markers.there) - sum(one.removals for one in markers.there) > wanted:
        near = [_next_on_the_right(game, markers, name) for name in left]
        one = min(near, key=lambda marker: marker.number)
        markers = markers.changed(one.replace(removals=one.removals + 1))
    for marker in markers.there:
        if not marker.begun and marker.holder in gone:
            markers = _passed(game, markers, marker)
    return _let_begin(game, _removed_at_once(game, markers))


def _next_on_the_right(game: Game, markers: TurnMarkers, player: PlayerId) -> TurnMarker:
    """Return the marker immediately to the right of a seat; a turn may go on where nobody sits."""
    order = game.state.order
    place = order.index(player)
    for name in reversed((player, *order[place + 1 :], *order[:place])):
        for marker in markers.there:
            if marker.holder == name:
                return marker
    return markers.there[0]


def _removed_at_once(game: Game, markers: TurnMarkers) -> TurnMarkers:
    """Take away what was designated and nobody takes a turn with (807.4g)."""
    for marker in markers.there:
        if marker.removals and not marker.begun:
            return _removed_at_once(game, _without(game, markers, marker))
    return markers


def _without(game: Game, markers: TurnMarkers, marker: TurnMarker) -> TurnMarkers:
    """Remove a marker; as often as it was designated beyond that, the next one is (807.4g)."""
    left = tuple(one for one in markers.there if one.number != marker.number)
    markers = markers.replace(there=left)
    more = marker.removals - 1
    if not more:
        return markers
    other = _next_on_the_right(game, markers, marker.holder)
    return markers.changed(other.replace(removals=other.removals + more))
