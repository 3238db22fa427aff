"""What a land could produce that asks lands that ask each other (106.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from benchmarks.boards import PLAYERS, put, rules, seated
from benchmarks.measure import exponent, seconds_each
from benchmarks.rows import Row
from cardwright.authoring import could_produce

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardwright.authoring import Game
    from cardwright_core.ruleset import RuleSet

__all__ = ["askers", "asking_each_other", "row"]


def row(sizes: tuple[int, ...] = (2, 10, 20), number: int = 20) -> Row:
    """Ask a land that asks so many permanents, each of which asks those of the other player."""
    rule_set = rules()
    curve = {
        size: seconds_each({"": asking_each_other(rule_set, size)}, number=number)[""]
        for size in sizes
    }
    return Row(
        "could_produce",
        {
            "growth_exponent": exponent(curve),
            **{f"permanents_{size}_us": each * 1e6 for size, each in curve.items()},
        },
        note="Exotic Orchards of both players, a Forest, and a Reflecting Pool that is asked",
    )


def asking_each_other(rule_set: RuleSet, size: int) -> Callable[[], object]:
    """Ask what a land could produce that asks so many, each of which asks all others."""
    game, pool = askers(rule_set, size)

    def ask() -> None:
        assert could_produce(game.fork(), pool)

    return ask


def askers(rule_set: RuleSet, size: int) -> tuple[Game, int]:
    """Return a game with so many lands that ask those of the other player, and one that asks."""
    game = seated(rule_set)
    for number in range(size):
        put(game, PLAYERS[number % 2], "Exotic Orchard")
    put(game, "P1", "Forest")
    (pool,) = put(game, "P1", "Reflecting Pool")
    return game, pool
