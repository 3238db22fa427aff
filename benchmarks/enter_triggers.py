"""One creature enters, and k Soul Wardens trigger."""

from __future__ import annotations

from typing import TYPE_CHECKING

from benchmarks.boards import BEARS, PLAYERS, WARDEN, put, rules, seated
from benchmarks.measure import exponent, seconds_each
from benchmarks.rows import Row, Target
from cardwright.authoring import Zone, move

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardwright_core.ruleset import RuleSet

__all__ = ["row"]

_CROWD = 500  # permanents that do not care


def row(sizes: tuple[int, ...] = (1, 10, 100, 1_000), budget: int = 2_000) -> Row:
    """Let a creature enter before k listeners, alone or in a crowd that listens to nothing."""
    rule_set = rules()
    alone = {k: _each(_entering(rule_set, k, 0), k, budget) for k in sizes}
    peers = seconds_each(
        {"alone": _entering(rule_set, 10, 0), "crowd": _entering(rule_set, 10, _CROWD)},
        number=max(1, budget // 20),
    )
    return Row(
        "enter_triggers",
        {
            "growth_exponent": exponent(alone),
            "ratio_in_a_crowd_of_500": peers["crowd"] / peers["alone"],
            **{f"k_{k}_us": each * 1e6 for k, each in alone.items()},
        },
        (Target("growth_exponent", 1.1), Target("ratio_in_a_crowd_of_500", 1.2)),
        "the event and its triggers, until they wait to be put on the stack",
    )


def _each(call: Callable[[], object], k: int, budget: int) -> float:
    return seconds_each({"": call}, number=max(1, budget // (k + 10)), rounds=15)[""]


def _entering(rule_set: RuleSet, wardens: int, crowd: int) -> Callable[[], object]:
    game = seated(rule_set)
    for player in PLAYERS:
        put(game, player, BEARS, crowd // len(PLAYERS))
    put(game, "P1", WARDEN, wardens)
    (bears,) = put(game, "P1", BEARS, zone=Zone.HAND)

    def enter() -> None:
        new = game.fork()
        new.propose(move(new, bears, Zone.BATTLEFIELD))
        assert len(new.state.pending) == wardens

    return enter
