"""Listing what is legal, per option, against listing the legal moves of a chess board."""

from __future__ import annotations

from itertools import cycle
from typing import TYPE_CHECKING

import chess

from benchmarks.boards import BEARS, put, rules, seated
from benchmarks.measure import seconds_each
from benchmarks.rows import Row
from cardwright.authoring import Tapped, Untapped, Zone

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardwright.authoring import Game

__all__ = ["row"]

_HAND = (BEARS, "Lightning Bolt", "Giant Growth", "Bonesplitter", "Panharmonicon", "Divination")


def row(number: int = 300) -> Row:
    """Tap or untap a land, so that what is known counts no more, then list all options."""
    asked, plain = _game(), _game()
    board = chess.Board()
    took = seconds_each(
        {
            "event": _happening(plain, int),
            "event_list": _happening(asked, lambda: _options(asked)),
            "again": lambda: _options(asked),
            "chess_list": lambda: list(board.legal_moves),
        },
        number=number,
        rounds=9,
    )
    options, moves = len(_options(asked)), board.legal_moves.count()
    ours, peer = (took["event_list"] - took["event"]) / options, took["chess_list"] / moves
    return Row(
        "legal_options",
        {
            "ratio_per_option": ours / peer,
            "ratio_per_option_nothing_changed": took["again"] / options / peer,
            "options": options,
            "chess_moves": moves,
            "option_us": ours * 1e6,
            "chess_move_us": peer * 1e6,
        },
        note="a hand of six cards, 12 lands and 4 equipments; list(chess.Board().legal_moves)",
    )


def _game() -> Game:
    game = seated(rules())
    for land in ("Forest", "Mountain", "Island"):
        put(game, "P1", land, 4)
    put(game, "P1", "Bonesplitter", 4)
    put(game, "P1", BEARS, 4)
    for card in _HAND:
        put(game, "P1", card, zone=Zone.HAND)
    game.skip_setup()
    return game


def _options(game: Game) -> list[object]:
    return game.rules.ask.legal_actions(game, "P1")


def _happening(game: Game, then: Callable[[], object]) -> Callable[[], object]:
    (land,) = put(game, "P1", "Forest")
    events = cycle([Tapped(land), Untapped(land)])

    def happen() -> None:
        game.propose(next(events))
        game.state.log = None
        then()

    return happen
