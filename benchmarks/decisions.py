"""Random games, every priority asked, against random games of chess in the same run."""

from __future__ import annotations

import random
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, Any

import chess

from benchmarks.boards import DECKS, PLAYERS, rules, seated
from benchmarks.rows import Row, Target
from cardwright.authoring import Zone
from cardwright_core.zone_changes import from_library

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cardwright.authoring import Decision, Game
    from cardwright_core.ruleset import RuleSet

__all__ = ["chess_moves", "row", "shuffled"]

_OPENING_HAND = 7
_LONGEST_CHESS_GAME = 200  # plies: random games can go on for very long


def row(games: int = 4, rounds: int = 5) -> Row:
    """Play each deck against itself, agents inside; the deck of the target also from outside."""
    rule_set = rules()
    for deck in DECKS:  # all that is loaded or generated once
        agents_inside(rule_set, deck, range(1))
    tallies: dict[str, Tally] = {}
    for number in range(rounds):
        seeds = range(number * games, (number + 1) * games)
        _timed(tallies, "chess", partial(chess_moves, seeds))
        for deck in DECKS:
            _timed(tallies, deck, partial(agents_inside, rule_set, deck, seeds))
        _timed(tallies, "stepping", partial(from_outside, rule_set, seeds))
    rates = {name: tally.all / tally.seconds for name, tally in tallies.items()}
    ours, peer = tallies["anthems"], rates["chess"]
    return Row(
        "decisions",
        {
            "ratio_to_python_chess": rates["anthems"] / peer,
            "ratio_choices_only": ours.choices / ours.seconds / peer,
            "ratio_stepping": rates["stepping"] / peer,
            "ratio_triggers": rates["triggers"] / peer,
            "ratio_plain": rates["plain"] / peer,
            "chess_moves_per_second": peer,
            "decisions_per_second": rates["anthems"],
            "stepping_decisions_per_second": rates["stepping"],
            "games_per_second": ours.games / ours.seconds,
            "decisions_per_game": ours.all / ours.games,
            "percent_with_one_option": 100 * (1 - ours.choices / ours.all),
        },
        (
            Target("ratio_to_python_chess", 2.2, at_least=True),
            Target("ratio_choices_only", 0.5, at_least=True),
            Target("ratio_stepping", 1.2, at_least=True),
        ),
        "two 60-card decks with enter triggers, doublers and anthems; two simpler pairs beside it",
    )


class Tally:
    """How many decisions, how many with a choice, in how many games and seconds."""

    def __init__(self) -> None:
        """Begin at nothing."""
        self.all = self.choices = self.games = 0
        self.seconds = 0.0


def _timed(tallies: dict[str, Tally], name: str, play: Callable[[], tuple[int, int, int]]) -> None:
    tally = tallies.setdefault(name, Tally())
    begin = perf_counter()
    decisions, choices, games = play()
    tally.seconds += perf_counter() - begin
    tally.all += decisions
    tally.choices += choices
    tally.games += games


def chess_moves(seeds: Sequence[int]) -> tuple[int, int, int]:
    """Play random games of chess."""
    moves = choices = 0
    for seed in seeds:
        rng, board = random.Random(seed), chess.Board()
        while not board.is_game_over() and board.ply() < _LONGEST_CHESS_GAME:
            legal = list(board.legal_moves)
            board.push(rng.choice(legal))
            moves += 1
            choices += len(legal) > 1
    return moves, choices, len(seeds)


def shuffled(rule_set: RuleSet, deck: str, seed: int) -> Game:
    """Return a game with both decks shuffled and both opening hands drawn."""
    game = seated(rule_set)
    rng = random.Random(seed)
    for player in PLAYERS:
        order = list(DECKS[deck])
        rng.shuffle(order)
        numbers = tuple(game.add_card(card, player) for card in order)
        game.state.libraries[player] = game.state.library(player).replace(cards=numbers)
        for card in numbers[:_OPENING_HAND]:
            game.propose(from_library(game, card, Zone.HAND))
    game.skip_setup()
    return game


class Chooser:
    """Takes any options, and counts."""

    def __init__(self, seed: int) -> None:
        """Begin a sequence of choices."""
        self._random = random.Random(seed)
        self.all = self.choices = 0

    def __call__(self, game: Game, decision: Decision) -> Any:  # noqa: ANN401 - an option
        """Return an option, or as many as have to be taken."""
        del game
        options = decision.options
        self.all += 1
        self.choices += len(options) > 1
        if decision.minimum == decision.maximum == 1:
            return options[int(self._random.random() * len(options))]
        count = self._random.randint(decision.minimum, decision.maximum)
        return tuple(self._random.sample(options, count))


def agents_inside(rule_set: RuleSet, deck: str, seeds: Sequence[int]) -> tuple[int, int, int]:
    """Play random games to their end with agents."""
    decisions = choices = 0
    for seed in seeds:
        chooser = Chooser(seed)
        shuffled(rule_set, deck, seed).play(dict.fromkeys(PLAYERS, chooser))
        decisions += chooser.all
        choices += chooser.choices
    return decisions, choices, len(seeds)


def from_outside(rule_set: RuleSet, seeds: Sequence[int]) -> tuple[int, int, int]:
    """Play random games to their end with one answer after another."""
    decisions = choices = 0
    for seed in seeds:
        chooser, game = Chooser(seed), shuffled(rule_set, "anthems", seed)
        while (decision := game.decision) is not None:
            game.answer(chooser(game, decision))
        decisions += chooser.all
        choices += chooser.choices
    return decisions, choices, len(seeds)
