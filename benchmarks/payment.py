"""Planning how to pay hard costs from many sources of mana."""

from __future__ import annotations

from typing import TYPE_CHECKING

from benchmarks.boards import BEARS, Reserve, put, rules, seated
from benchmarks.measure import exponent, seconds_each
from benchmarks.rows import Row
from cardwright.authoring import ActivatedAbility, GainLife, Zone, paying
from cardwright_core.functioning import instance_of
from cardwright_core.payment import single_symbols
from cardwright_core.planning import Planner
from cardwright_core.proposal import Proposal

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardwright_core.ruleset import RuleSet

    _Prepare = Callable[[RuleSet, int], Callable[[], object]]

__all__ = ["in_colors", "in_hybrids", "in_restrictions", "in_sources", "row"]

_COLORS = "WUBRG"
_DUALS = ("Tropical Island", "Tundra", "Blood Crypt", "Overgrown Tomb", "Watery Grave")
_SOURCES = 30


def row(number: int = 3) -> Row:
    """Plan from 30 sources, and see how that grows with sources, colors, hybrids, restrictions."""
    rule_set = rules()

    def curve(prepare: _Prepare, sizes: tuple[int, ...]) -> dict[int, float]:
        return {
            size: seconds_each({"": prepare(rule_set, size)}, number=number)[""] for size in sizes
        }

    curves = {
        "sources": curve(in_sources, (10, 20, 30)),
        "colors": curve(in_colors, (1, 3, 5)),
        "hybrids": curve(in_hybrids, (1, 3, 5)),
        "restrictions": curve(in_restrictions, (5, 10, 20)),
    }
    return Row(
        "payment",
        {
            **{f"growth_in_{name}": exponent(one) for name, one in curves.items()},
            **{
                f"{name}_{size}_us": each * 1e6
                for name, one in curves.items()
                for size, each in one.items()
            },
        },
        note=f"finding the payment, with {_SOURCES} sources unless it says another number",
    )


def in_sources(rule_set: RuleSet, size: int) -> Callable[[], object]:
    """Pay one mana of each color and as much generic as makes two thirds of so many lands."""
    generic = size * 2 // 3 - len(_COLORS)
    return _planning(rule_set, _COLORS, generic, {land: size // len(_DUALS) for land in _DUALS})


def in_colors(rule_set: RuleSet, size: int) -> Callable[[], object]:
    """Pay three mana of each of so many colors."""
    return _planning(rule_set, _COLORS[:size] * 3, 0, dict.fromkeys(_DUALS, 6))


def in_hybrids(rule_set: RuleSet, size: int) -> Callable[[], object]:
    """Pay so many pairs of hybrid symbols, and ten generic mana."""
    pairs = tuple(f"{one}/{other}" for one, other in zip(_COLORS, "UBRGW", strict=True))
    return _planning(rule_set, pairs[:size] * 2, 10, dict.fromkeys(_DUALS, 6))


def in_restrictions(rule_set: RuleSet, size: int) -> Callable[[], object]:
    """Pay where so many of the sources add mana that only certain abilities may be paid with."""
    plain = {land: (_SOURCES - size) // len(_DUALS) for land in _DUALS}
    return _planning(rule_set, _COLORS, 10, {Reserve.name: size, **plain})


def _planning(
    rule_set: RuleSet, symbols: tuple[str, ...] | str, generic: int, sources: dict[str, int]
) -> Callable[[], object]:
    game = seated(rule_set)
    for card, count in sources.items():
        put(game, "P1", card, count)
    (bears,) = put(game, "P1", BEARS, zone=Zone.BATTLEFIELD)
    game.skip_setup()
    cost = paying("".join(f"{{{symbol}}}" for symbol in (generic, *symbols) if symbol))
    instance = instance_of(game.see(bears), ActivatedAbility(cost, GainLife(1)), 0)
    proposal = Proposal("activate", "P1", bears, instance, cost)
    wanted = single_symbols(cost.mana)

    def plan() -> None:
        assert Planner(game.fork(), "P1").plan(proposal, wanted) is not None

    return plan
