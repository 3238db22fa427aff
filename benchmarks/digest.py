"""Key and digest after one event, against a chess board's transposition key."""

from __future__ import annotations

from itertools import cycle
from typing import TYPE_CHECKING

import chess

from benchmarks.boards import DECKS, PLAYERS, put, rules, seated
from benchmarks.measure import seconds_each
from benchmarks.rows import Row, Target
from cardwright.authoring import Tapped, Untapped

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardwright.authoring import Game

__all__ = ["row"]


def row(number: int = 2_000) -> Row:
    """Tap or untap one of 60 permanents, then sum; the event's own time is taken off."""
    keyed, digested, plain = _game(), _game(), _game()
    took = seconds_each(
        {
            "event": _events(plain),
            "event_key": _events(keyed, keyed.key),
            "event_digest": _events(digested, digested.digest),
            "transposition_key": _pushing(),
        },
        number=number,
    )
    key = took["event_key"] - took["event"]
    digest = took["event_digest"] - took["event"]
    return Row(
        "digest",
        {
            "ratio_key": key / took["transposition_key"],
            "ratio_digest": digest / took["transposition_key"],
            "key_us": key * 1e6,
            "digest_us": digest * 1e6,
            **{f"{name}_us": each * 1e6 for name, each in took.items()},
        },
        (Target("ratio_key", 10), Target("ratio_digest", 20)),
        "one permanent of 60 tapped or untapped before each, two libraries of 60 cards",
    )


def _game() -> Game:
    game = seated(rules(), DECKS["triggers"])
    for player in PLAYERS:
        put(game, player, "Forest", 15)
        put(game, player, "Soul Warden", 15)
    game.key()
    game.digest()
    return game


def _events(game: Game, then: Callable[[], object] = int) -> Callable[[], object]:
    permanents = list(game.state.objects)
    events = cycle([*map(Tapped, permanents), *map(Untapped, permanents)])

    def happen() -> None:
        game.propose(next(events))
        game.state.log = None
        then()

    return happen


def _pushing() -> Callable[[], object]:
    return chess.Board()._transposition_key
