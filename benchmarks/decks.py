"""Whole games with simpler decks, against random games of chess in the same run."""

from __future__ import annotations

from functools import partial

from benchmarks.boards import DECKS, rules
from benchmarks.decisions import agents_inside, chess_moves, tallies
from benchmarks.measure import ratio
from benchmarks.rows import Row

__all__ = ["row"]


def row(games: int = 3, rounds: int = 3) -> Row:
    """Play each deck against itself, agents inside."""
    rule_set = rules()
    plays = {deck: partial(agents_inside, rule_set, deck) for deck in DECKS}
    found = tallies({"chess": chess_moves, **plays}, games, rounds)
    peer = found.pop("chess")
    figures = {"chess_moves_per_second": peer.rate}
    for deck, ours in found.items():
        figures[f"ratio_{deck}"] = ratio(ours.rates, peer.rates)
        figures[f"{deck}_decisions_per_second"] = ours.rate
        figures[f"{deck}_games_per_second"] = ours.games_per_second
    return Row("decks", figures, note="random games of real cards; the decks are in boards.py")
