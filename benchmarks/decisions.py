"""Random games, every priority asked, against random games of chess in the same run."""

from __future__ import annotations

import random
from collections import defaultdict
from functools import partial
from typing import TYPE_CHECKING, Any

import chess

from benchmarks.boards import DECKS, PLAYERS, rules, seated
from benchmarks.measure import ratio, timed, without_collector
from benchmarks.rows import Row, Target
from cardwright.authoring import Zone
from cardwright_core.zone_changes import from_library

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from cardwright.authoring import Decision, Game
    from cardwright_core.ruleset import RuleSet

    Play = Callable[[Sequence[int]], tuple[int, int, int]]
    """Plays games with these seeds: decisions, those with a choice, games."""

__all__ = ["Tally", "agents_inside", "chess_moves", "from_outside", "row", "shuffled", "tallies"]

_DECK = "anthems"
_OPENING_HAND = 7
_LONGEST_CHESS_GAME = 200  # plies: random games can go on for very long


def row(games: int = 4, rounds: int = 5) -> Row:
    """Play the deck of the target against itself, agents inside and from outside."""
    rule_set = rules()
    inside = partial(agents_inside, rule_set, _DECK)
    outside = partial(from_outside, rule_set)
    plays: dict[str, Play] = {"chess": chess_moves, "inside": inside, "outside": outside}
    found = tallies(plays, games, rounds, collected=("chess", "inside"))
    ours, peer, collected = found["inside"], found["chess"], found["inside, collected"]
    return Row(
        "decisions",
        {
            "ratio_to_python_chess": ratio(ours.rates, peer.rates),
            "ratio_choices_only": ratio(ours.rates_of_choices, peer.rates),
            "ratio_stepping": ratio(found["outside"].rates, peer.rates),
            "ratio_with_collector": ratio(collected.rates, found["chess, collected"].rates),
            "chess_moves_per_second": peer.rate,
            "decisions_per_second": ours.rate,
            "stepping_decisions_per_second": found["outside"].rate,
            "games_per_second": ours.games_per_second,
            "decisions_per_game": ours.all / ours.games,
            "percent_with_one_option": 100 * (1 - ours.choices / ours.all),
        },
        (
            Target("ratio_to_python_chess", 2.2, at_least=True),
            Target("ratio_choices_only", 0.5, at_least=True),
            Target("ratio_stepping", 1.2, at_least=True),
        ),
        "two 60-card decks with enter triggers, doublers and anthems; collector off for both",
    )


class Tally:
    """How many decisions, how many with a choice, in how many games and seconds of each round."""

    def __init__(self) -> None:
        """Begin at nothing."""
        self.all = self.choices = self.games = 0
        self.seconds = 0.0
        self.rates: list[float] = []
        self.rates_of_choices: list[float] = []

    def add(self, seconds: float, decisions: int, choices: int, games: int) -> None:
        """Count one round."""
        self.seconds += seconds
        self.all, self.choices = self.all + decisions, self.choices + choices
        self.games += games
        self.rates.append(decisions / seconds)
        self.rates_of_choices.append(choices / seconds)

    @property
    def rate(self) -> float:
        """Decisions per second."""
        return self.all / self.seconds

    @property
    def games_per_second(self) -> float:
        """Whole games per second."""
        return self.games / self.seconds


def tallies(
    plays: Mapping[str, Play],
    games: int,
    rounds: int,
    collected: Iterable[str] = (),
) -> dict[str, Tally]:
    """Play them in turns, round by round; some also with the collector on, told so by name."""
    for play in plays.values():  # all that is loaded or generated once
        play(range(1))
    found: dict[str, Tally] = defaultdict(Tally)
    with_collector = tuple(collected)
    for number in range(rounds):
        seeds = range(number * games, (number + 1) * games)
        for name, play in plays.items():
            with without_collector():
                seconds, counted = timed(partial(play, seeds))
            found[name].add(seconds, *counted)
        for name in with_collector:
            seconds, counted = timed(partial(plays[name], seeds))
            found[f"{name}, collected"].add(seconds, *counted)
    return found


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
        chooser, game = Chooser(seed), shuffled(rule_set, _DECK, seed)
        while (decision := game.decision) is not None:
            game.answer(chooser(game, decision))
        decisions += chooser.all
        choices += chooser.choices
    return decisions, choices, len(seeds)
