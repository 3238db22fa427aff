"""n continuous effects on m permanents: how what it takes to know all of them grows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from benchmarks.boards import BEARS, Banner, put, rules, seated
from benchmarks.measure import exponent, seconds_each
from benchmarks.rows import Row
from cardwright.authoring import Zone, move

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardwright_core.ruleset import RuleSet

__all__ = ["all_anew", "one_anew", "row"]

_FEW_EFFECTS, _FEW_PERMANENTS = 4, 20


def row(
    effects: tuple[int, ...] = (4, 16, 64),
    permanents: tuple[int, ...] = (20, 80, 320),
    budget: int = 600,
) -> Row:
    """Let an effect begin and look at all; then change one permanent, and look at that."""
    rule_set = rules()

    def each(call: Callable[[], object], size: int) -> float:
        return seconds_each({"": call}, number=max(1, budget // size))[""]

    in_n = {n: each(all_anew(rule_set, n, _FEW_PERMANENTS), n) for n in effects}
    in_m = {m: each(all_anew(rule_set, _FEW_EFFECTS, m), m) for m in permanents}
    one_in_n = {n: each(one_anew(rule_set, n, _FEW_PERMANENTS), 10) for n in effects}
    one_in_m = {m: each(one_anew(rule_set, _FEW_EFFECTS, m), 10) for m in permanents}
    curves = {"n": in_n, "m": in_m, "one_changed_n": one_in_n, "one_changed_m": one_in_m}
    return Row(
        "layers",
        {
            **{f"growth_in_{name}": exponent(curve) for name, curve in curves.items()},
            **{
                f"{name}_{size}_us": each * 1e6
                for name, curve in curves.items()
                for size, each in curve.items()
            },
        },
        note=f"n anthems with {_FEW_PERMANENTS} creatures; {_FEW_EFFECTS} anthems with m creatures",
    )


def all_anew(rule_set: RuleSet, effects: int, permanents: int) -> Callable[[], object]:
    """Let one more anthem enter, and look at all creatures."""
    game = seated(rule_set)
    put(game, "P1", Banner.name, effects)
    creatures = put(game, "P1", BEARS, permanents)
    (banner,) = put(game, "P1", Banner.name, zone=Zone.HAND)

    def change_and_look() -> None:
        new = game.fork()
        new.propose(move(new, banner, Zone.BATTLEFIELD))
        assert all(new.see(item).characteristics.power == 3 + effects for item in creatures)

    return change_and_look


def one_anew(rule_set: RuleSet, effects: int, permanents: int) -> Callable[[], object]:
    """Put a counter on one of the creatures, and look at it; what a fork takes is in it."""
    game = seated(rule_set)
    put(game, "P1", Banner.name, effects)
    first, *_ = put(game, "P1", BEARS, permanents)
    game.see(first)
    after = game.state.objects[first].replace(counters=(("+1/+1", 1),))

    def change_and_look() -> None:
        new = game.fork()
        new.state.put(after)
        assert new.see(first).characteristics.power == 3 + effects

    return change_and_look
