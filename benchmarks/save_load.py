"""Saving and loading a game, against writing and reading the same text as JSON."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from benchmarks.boards import BEARS, PLAYERS, WARDEN, put, seated
from benchmarks.measure import exponent, seconds_each
from benchmarks.rows import Row
from cardwright.game import Game, rule_set

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardwright.game import RuleSet

__all__ = ["row"]


def row(sizes: tuple[int, ...] = (40, 160, 640), number: int = 3) -> Row:
    """Save and load games with so many permanents, half of which have an ability."""
    rules = rule_set()
    games = {size: _game(rules, size) for size in sizes}
    took = {size: seconds_each(_calls(game), number=number) for size, game in games.items()}
    largest = took[max(sizes)]
    saved = {size: one["save"] for size, one in took.items()}
    loaded = {size: one["load"] for size, one in took.items()}
    return Row(
        "save_load",
        {
            "ratio_save_to_json": largest["save"] / largest["json_dumps"],
            "ratio_load_to_json": largest["load"] / largest["json_loads"],
            "save_growth_exponent": exponent(saved),
            "load_growth_exponent": exponent(loaded),
            **{f"save_{size}_ms": each * 1e3 for size, each in saved.items()},
            **{f"load_{size}_ms": each * 1e3 for size, each in loaded.items()},
        },
        note="game.save() and Game.load(); json.dumps and json.loads of the same text",
    )


def _game(rules: RuleSet, size: int) -> Game:
    game = seated(rules, [BEARS] * 60)
    for player in PLAYERS:
        put(game, player, BEARS, size // 4)
        put(game, player, WARDEN, size // 4)
    game.skip_setup()
    assert isinstance(game, Game)
    return game


def _calls(game: Game) -> dict[str, Callable[[], object]]:
    text = game.save()
    content = json.loads(text)
    loaded = Game.load(text, rules=game.rules)
    assert loaded.digest() == game.digest()
    return {
        "save": game.save,
        "load": lambda: Game.load(text, rules=game.rules),
        "json_dumps": lambda: json.dumps(content),
        "json_loads": lambda: json.loads(text),
    }
