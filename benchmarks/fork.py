"""Forking a game, against copying a chess board."""

from __future__ import annotations

from typing import TYPE_CHECKING

import chess

from benchmarks.boards import BEARS, PLAYERS, put, rules, seated
from benchmarks.measure import seconds_each
from benchmarks.rows import Row, Target

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardwright.authoring import Game
    from cardwright_core.ruleset import RuleSet

__all__ = ["row"]

_OBJECTS = 120


def row(number: int = 5_000) -> Row:
    """Fork a game of 120 objects and change one; then with 1,000 more cards in a library."""
    rule_set = rules()
    small, large = _game(rule_set, 0), _game(rule_set, 1_000)
    took = seconds_each(
        {
            "fork": small.fork,
            "fork_change": _changing(small),
            "fork_change_large_library": _changing(large),
            "chess_copy": chess.Board().copy,
        },
        number=number,
    )
    changed, peer = took["fork_change"], took["chess_copy"]
    return Row(
        "fork",
        {
            "ratio_to_chess_copy": changed / peer,
            "ratio_library_of_1000_more": took["fork_change_large_library"] / changed,
            **{f"{name}_us": each * 1e6 for name, each in took.items()},
        },
        (Target("ratio_to_chess_copy", 1.54), Target("ratio_library_of_1000_more", 1.1)),
        "120 objects, one of them changed after the fork; chess.Board.copy() with its empty stack",
    )


def _game(rule_set: RuleSet, library: int) -> Game:
    game = seated(rule_set, [BEARS] * library)
    for player in PLAYERS:
        put(game, player, BEARS, _OBJECTS // len(PLAYERS))
    return game


def _changing(game: Game) -> Callable[[], object]:
    item, *_ = game.state.objects.values()
    after = item.replace(counters=(("+1/+1", 1),))

    def change() -> None:
        game.fork().state.put(after)

    return change
