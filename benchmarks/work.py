"""``python -m benchmarks.work``: work counted instead of timed, the same on every machine.

Random games with fixed seeds, and curves of growth, in calls of functions. What they should be
stands in ``tests/data/counted_work.json``; ``--write`` puts what they are there.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import click

from benchmarks.boards import BEARS, DECKS, WARDEN, Banner, put, rules, seated
from benchmarks.could_produce import askers, asking_each_other
from benchmarks.decisions import agents_inside
from benchmarks.layers import all_anew, one_anew
from benchmarks.many_cards import installed_cards
from benchmarks.measure import exponent
from benchmarks.payment import in_colors, in_hybrids, in_restrictions, in_sources
from cardwright.authoring import Zone, could_produce, move
from cardwright_core.game import Game
from cardwright_core.layers import computed_view
from cardwright_core.planning import Planner

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import CodeType, FrameType

    from cardwright_core.ruleset import RuleSet

__all__ = ["counted", "curves", "games"]

STORED = Path(__file__).parent.parent / "tests" / "data" / "counted_work.json"
_SEEDS = range(2)


def counted(act: Callable[[], object]) -> dict[str, int]:
    """Return how often functions were called: all of ours, and those of a kind of work."""
    calls: Counter[CodeType] = Counter()
    homes: dict[CodeType, str] = {}

    def count(frame: FrameType, event: str, argument: object) -> None:
        del argument
        if event == "call":
            calls[frame.f_code] += 1
            homes[frame.f_code] = frame.f_globals.get("__name__") or ""

    sys.setprofile(count)
    try:
        act()
    finally:
        sys.setprofile(None)
    work = Counter(calls=0, events=0, hooks=0, characteristics=0, records=0)
    for code, times in calls.items():
        for kind in _kinds(code, homes[code]):
            work[kind] += times
    del work[""]
    return dict(work)


_OF_A_KIND = {Game.propose.__code__: "events", computed_view.__code__: "characteristics"}
_OF_RECORDS = {"__eq__": "", "__hash__": ""} | dict.fromkeys(
    ("__init__", "made", "replace", "replaced"), "records"
)


def _kinds(code: CodeType, home: str) -> tuple[str, ...]:
    """Return what a function counts as; a comprehension, inlined by later Pythons, as nothing."""
    name = code.co_name
    if code.co_filename == "<string>":  # what the kernel generates: methods of records, and hooks
        return ("calls", _OF_RECORDS.get(name, "hooks"))
    if not home.startswith("cardwright") or name.startswith("<"):
        return ()
    return ("calls", _OF_A_KIND.get(code, ""))


def games() -> dict[str, dict[str, int]]:
    """Count the work of random games with each of the benchmark's decks."""
    rule_set = rules()
    for deck in DECKS:  # all that is loaded or generated once
        agents_inside(rule_set, deck, _SEEDS)
    return {
        deck: counted(lambda deck=deck: agents_inside(rule_set, deck, _SEEDS))  # type: ignore[misc]
        for deck in DECKS
    }


def curves() -> dict[str, float]:
    """Return the exponents by which calls grow with a number of things."""
    rule_set = rules()
    return {
        name: exponent({size: _calls(prepare(rule_set, size)) for size in sizes})
        for name, (prepare, sizes) in _CURVES.items()
    }


def _calls(act: Callable[[], object]) -> float:
    act()  # what is worked out once, or generated at first use
    return counted(act)["calls"]


def _listeners(rule_set: RuleSet, size: int) -> Callable[[], object]:
    """Let one creature enter before so many that trigger on it."""
    game = seated(rule_set)
    put(game, "P1", WARDEN, size)
    return _entering(game)


def _crowd(rule_set: RuleSet, size: int) -> Callable[[], object]:
    """Let one creature enter before so many that do not care."""
    game = seated(rule_set)
    put(game, "P1", BEARS, size)
    return _entering(game)


def _entering(game: Game) -> Callable[[], object]:
    (bears,) = put(game, "P1", BEARS, zone=Zone.HAND)

    def enter() -> None:
        new = game.fork()
        new.propose(move(new, bears, Zone.BATTLEFIELD))

    return enter


def _effects(rule_set: RuleSet, size: int) -> Callable[[], object]:
    """Let one creature enter a board with so many anthems, and look at all."""
    game = seated(rule_set)
    put(game, "P1", Banner.name, size)
    put(game, "P1", BEARS, 10)
    enter = _entering(game)
    return lambda: (enter(), [game.see(item) for item in game.state.objects])


def _installed(rule_set: RuleSet, size: int) -> Callable[[], object]:
    """Let a creature enter, with so many more cards installed."""
    del rule_set
    with installed_cards(size):
        game = seated(rules())
        put(game, "P1", WARDEN, 3)
        return _entering(game)


def _library(rule_set: RuleSet, size: int) -> Callable[[], object]:
    """Fork a game with libraries of so many cards, and change one permanent."""
    game = seated(rule_set, [BEARS] * size)
    (bears,) = put(game, "P1", BEARS)

    def fork_and_change() -> None:
        new = game.fork()
        new.state.put(new.state.objects[bears].replace(counters=(("+1/+1", 1),)))

    return fork_and_change


def _sources(rule_set: RuleSet, size: int) -> Callable[[], object]:
    """List what can be done with so many lands, half of them of two types, and a spell."""
    game = seated(rule_set)
    put(game, "P1", "Tropical Island", size // 2)
    put(game, "P1", "Plains", size - size // 2)
    put(game, "P1", "Shalai, Voice of Plenty", zone=Zone.HAND)
    game.skip_setup()
    return lambda: game.rules.ask.legal_actions(game.fork(), player="P1")


def _planned(rule_set: RuleSet, size: int) -> Callable[[], object]:
    """Find what could be used to pay where so many lands ask each other what they could produce."""
    game, _ = askers(rule_set, size)
    return lambda: Planner(game.fork(), "P1").means


def _replaced(rule_set: RuleSet, size: int) -> Callable[[], object]:
    """Ask what a land could produce where so many effects of each of two kinds change that."""
    game = seated(rule_set)
    put(game, "P1", "Mana Reflection", size)
    put(game, "P1", "Contamination", size)
    (forest,) = put(game, "P1", "Forest")
    return lambda: could_produce(game.fork(), forest)


_CURVES: dict[str, tuple[Callable[[RuleSet, int], Callable[[], object]], tuple[int, int]]] = {
    "listeners": (_listeners, (20, 200)),
    "crowd": (_crowd, (20, 200)),
    "anthems": (_effects, (10, 40)),
    "installed": (_installed, (100, 3_000)),
    "library": (_library, (20, 200)),
    "sources": (_sources, (10, 30)),
    "asking_each_other": (asking_each_other, (4, 12)),
    "asking_each_other_many": (asking_each_other, (10, 20)),
    "asking_each_other_planned": (_planned, (10, 20)),
    "mana_replaced": (_replaced, (2, 4)),
    "layers_in_effects": (lambda rules, size: all_anew(rules, size, 20), (8, 32)),
    "layers_in_permanents": (lambda rules, size: all_anew(rules, 4, size), (20, 80)),
    "one_changed_in_effects": (lambda rules, size: one_anew(rules, size, 20), (8, 32)),
    "one_changed_in_permanents": (lambda rules, size: one_anew(rules, 4, size), (20, 80)),
    "payment_in_sources": (in_sources, (10, 30)),
    "payment_in_colors": (in_colors, (1, 5)),
    "payment_in_hybrids": (in_hybrids, (1, 5)),
    "payment_in_restrictions": (in_restrictions, (5, 20)),
}


@click.command()
@click.option("--write", is_flag=True, help="Store the figures as those to be kept.")
def main(*, write: bool) -> None:
    """Print the counted work of fixed games, and the exponents of growth, as JSON."""
    figures = {"games": games(), "curves": {k: round(v, 2) for k, v in curves().items()}}
    text = json.dumps(figures, indent=2)
    if write:
        STORED.write_text(text + "\n", encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
