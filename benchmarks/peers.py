"""Games of Forests and Grizzly Bears, against other rules engines from PyPI where they install.

``pip install phase-python python-mtg``. What each calls an action or a move is about what we call a
decision; phase is compiled, and asked through its bindings.
"""

from __future__ import annotations

import json
import random
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from benchmarks.boards import DECKS, rules
from benchmarks.decisions import Tally, agents_inside
from benchmarks.measure import timed, without_collector
from benchmarks.rows import Row

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from benchmarks.decisions import Play

__all__ = ["row"]

_DECK = "plain"
_LONGEST_GAME = 5_000  # actions


def row(games: int = 2) -> Row:
    """Play some games with each engine that is there."""
    plays: dict[str, Play] = {"cardwright": partial(agents_inside, rules(), _DECK)}
    skipped = []
    for name, (module, prepare) in _PEERS.items():
        if find_spec(module) is None:
            skipped.append(f"{name} not installed, skipped")
        else:
            plays[name] = prepare()
    rates = {name: _rate(play, games) for name, play in plays.items()}
    ours = rates["cardwright"]
    return Row(
        "peers",
        {
            **{f"ratio_to_{name}": ours / rate for name, rate in rates.items() if name in _PEERS},
            **{f"{name}_per_second": rate for name, rate in rates.items()},
        },
        note="; ".join(
            ["decisions, actions or moves in random games of vanilla creatures", *skipped]
        ),
    )


def _rate(play: Play, games: int) -> float:
    play(range(1))
    tally = Tally()
    with without_collector():
        seconds, counted = timed(partial(play, range(games)))
    tally.add(seconds, *counted)
    return tally.rate


def _phase() -> Play:
    phase: Any = import_module("phase")
    faces = {str(card["name"]).lower(): phase.build_oracle_face(card, None) for card in _CARDS}
    engine = phase.Engine.from_json(json.dumps(faces))
    return partial(_phase_games, engine)


def _phase_games(engine: Any, seeds: Sequence[int]) -> tuple[int, int, int]:  # noqa: ANN401 - untyped here
    actions = choices = 0
    for seed in seeds:
        rng = random.Random(seed)
        game = engine.new_game(DECKS[_DECK], DECKS[_DECK], seed=seed, first_player=0)
        for player in (0, 1):
            game.apply(player, _KEEP)
        for _ in range(_LONGEST_GAME):
            legal = game.actions()
            if not legal:
                break
            game.apply(game.waiting_for()["data"]["player"], rng.choice(legal))
            actions += 1
            choices += len(legal) > 1
    return actions, choices, len(seeds)


_KEEP = {"type": "MulliganDecision", "data": {"choice": {"type": "Keep"}}}


def _card(name: str, kind: str, subtype: str, **more: object) -> dict[str, object]:
    """Return facts of a card in the form in which phase reads them."""
    lists = ("supertypes", "colors", "colorIdentity", "printings", "keywords", "rulings")
    return {
        **{each: [] for each in (*lists, "foreignData")},
        **{each: {} for each in ("identifiers", "legalities", "purchaseUrls")},
        "name": name,
        "layout": "normal",
        "type": f"{kind} — {subtype}",
        "types": [kind],
        "subtypes": [subtype],
        "text": "",
        "manaValue": 0,
        "convertedManaCost": 0,
        **more,
    }


_CARDS = (
    _card("Forest", "Land", "Forest", supertypes=["Basic"]),
    _card(
        "Grizzly Bears",
        "Creature",
        "Bear",
        manaCost="{1}{G}",
        manaValue=2,
        convertedManaCost=2,
        power="2",
        toughness="2",
        colors=["G"],
    ),
)


def _mtg() -> Play:
    return partial(_mtg_games, import_module("mtg"))


def _mtg_games(mtg: Any, seeds: Sequence[int]) -> tuple[int, int, int]:  # noqa: ANN401 - untyped here
    moves = choices = 0
    for seed in seeds:
        rng = random.Random(seed)
        game = mtg.Game({"alice": DECKS[_DECK], "bob": DECKS[_DECK]}, seed=seed)
        while not game.is_game_over():
            legal = game.legal_moves
            game.push(rng.choice(legal))
            moves += 1
            choices += len(legal) > 1
    return moves, choices, len(seeds)


_PEERS: dict[str, tuple[str, Callable[[], Play]]] = {
    "phase-python": ("phase", _phase),
    "python-mtg": ("mtg", _mtg),
}
