"""Games to be saved: random ones, with decks of all that is installed."""

import os
import random
import subprocess
import sys

import pytest

from cardwright.authoring import Card, Scry, SpellAbility
from cardwright.testing import RandomAgent
from cardwright_core.actions import PassPriority
from cardwright_core.errors import IllegalActionError


class Eager(RandomAgent):
    """Takes any legal options, but seldom passes."""

    def __call__(self, game, decision):
        taken = super().__call__(game, decision)
        if decision.kind == "priority" and isinstance(taken[0], PassPriority):
            taken = super().__call__(game, decision)
        return taken


class Ponder(Card):
    """Two choices as it resolves: what goes to the bottom, and the order of the rest."""

    name = "Long Look"
    cost = "{0}"
    types = "Sorcery"
    abilities = (SpellAbility(Scry(3)),)


LANDS = ["Forest", "Plains", "Island", "Mountain", "Swamp"]


@pytest.fixture(scope="session")
def begin(rule_sets):
    """Begin a game with random decks of installed cards."""
    cards = sorted(rule_sets.shared.catalog.sources[0].cards())

    def begin(seed, players=2):
        game = rule_sets.shared.new_game(seed)
        choice = random.Random(seed)  # noqa: S311 - a random deck needs no cryptography
        for number in range(1, players + 1):
            game.add_player(f"P{number}", [*choice.choices(cards, k=24), *LANDS * 6])
        return game

    return begin


@pytest.fixture(scope="session")
def answer():
    """Let an agent answer; what proves illegal is tried again with something else."""

    def answer(game, agent):
        try:
            game.answer(agent(game, game.decision))
        except IllegalActionError:
            return False
        return True

    return answer


@pytest.fixture
def eager():
    return Eager


@pytest.fixture(scope="session")
def play(answer):
    """Let a random agent give so many answers, or until the game is over."""

    def play(game, seed, answers):
        agent = Eager(seed)
        for _ in range(answers):
            if game.decision is None:
                break
            answer(game, agent)
        return game

    return play


@pytest.fixture(scope="session")
def paused(begin, answer):
    """Find a random game that waits in the middle of a move, where answers were given already."""

    def paused():
        for seed in range(40):
            game, agent = begin(seed), Eager(seed)
            for _ in range(100):
                if game.decision is None:
                    break
                if len(game.position[1]) > 1:
                    return game
                answer(game, agent)
        message = "no random game waits in the middle of a move"
        raise LookupError(message)

    return paused


@pytest.fixture
def resolving(rule_sets):
    """Let a game wait for the second choice of a resolution, as its decider chose the first."""

    def resolving(bottom=1):
        game = rule_sets.with_plugins([Ponder], {}).new_game(1)
        game.add_player("P1", ["Long Look"] * 20)
        game.add_player("P2", LANDS * 4)
        for _ in range(200):
            for word in ("play", "cast"):
                found = [o for o in game.decision.options if str(o).startswith(f"{word} Long")]
                if found:
                    game.answer(found[0])
            if game.decision.kind == "bottom" and game.decision.rule == "701.22a":
                game.answer(game.decision.options[:bottom])
                return game
            game.answer(game.decision.options[: game.decision.minimum])
        message = "nobody cast it"
        raise LookupError(message)

    return resolving


@pytest.fixture(scope="session")
def elsewhere():
    """Run a script in another process with another hash seed; return what it prints."""

    def elsewhere(script, seed, *arguments, **options):
        done = subprocess.run(
            [sys.executable, "-c", script, *arguments],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=False,
            **options,
        )
        assert not done.stderr, done.stderr
        return done.stdout

    return elsewhere
