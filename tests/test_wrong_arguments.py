"""What is wrong with the arguments of a game is told, and the game stays as it was."""

import pytest

import cardwright
from cardwright.testing import RandomAgent
from cardwright_core.errors import CardwrightError, InputError, UnknownNameError

FORESTS = ["Forest"] * 10


@pytest.fixture(scope="module")
def rules():
    return cardwright.rule_set()


@pytest.fixture
def game(rules):
    game = rules.new_game(seed=7)
    game.add_player("P1", FORESTS)
    return game


@pytest.mark.parametrize("seed", ["x", None, 1.5, True])
def test_a_seed_is_a_number(rules, seed):
    with pytest.raises(InputError, match=f"seed has to be a whole number, not {seed!r}"):
        rules.new_game(seed)


@pytest.mark.parametrize(
    ("name", "more", "why"),
    [
        ("", {}, "a player needs a name, not ''"),
        (" ", {}, "a player needs a name, not ' '"),
        (5, {}, "a player needs a name, not 5"),
        ("P1", {}, "player 'P1' is seated already"),
        ("P2", {"deck": "Forest"}, "P2: deck has to be a list of names of cards, not 'Forest'"),
        ("P2", {"deck": ["Forest", None]}, "P2: deck has to be .* not None"),
        ("P2", {"deck": ["Forest", "Forrest"]}, "unknown card 'Forrest'; did you mean 'Forest'?"),
        ("P2", {"command": "Forest"}, "P2: command has to be a list of names of cards"),
        ("P2", {"outside": "Forest"}, "P2: outside has to be a list of names of cards"),
        ("P2", {"outside": ["Forrest"]}, "unknown card 'Forrest'"),
        ("P2", {"team": "red"}, "team has to be a whole number, not 'red'"),
        ("P2", {"life": 2.5}, "life has to be a whole number, not 2.5"),
    ],
)
def test_a_player_who_can_not_be_seated_is_not(game, name, more, why):
    before = game.digest()
    with pytest.raises(CardwrightError, match=why):
        game.add_player(name, **more)
    assert game.digest() == before
    assert [player.id for player in game.players] == ["P1"]
    game.add_player("P2", FORESTS)


def test_nobody_is_seated_later(game):
    game.add_player("P2", FORESTS)
    game.answer(game.decision.options[:1])
    before = game.digest()
    with pytest.raises(InputError, match="P3 can't be seated: the game has begun"):
        game.add_player("P3", FORESTS)
    assert game.digest() == before


def test_a_game_of_nobody_does_not_begin(rules):
    with pytest.raises(InputError, match="nobody plays"):
        rules.new_game().decision  # noqa: B018 - looked at for the error


def test_agents_are_of_players(game):
    game.add_player("P2", FORESTS)
    before = game.digest()
    with pytest.raises(UnknownNameError, match="unknown player 'P3'"):
        game.play({"P1": RandomAgent(1), "P2": RandomAgent(1), "P3": RandomAgent(1)})
    assert game.digest() == before


def test_who_decides_needs_an_agent(game):
    game.add_player("P2", FORESTS)
    before = game.digest()
    with pytest.raises(InputError, match=r"P2 has to decide \(mulligan\), and has no agent"):
        game.play({"P1": lambda _, decision: decision.options[:1]})
    assert game.digest() == before


def test_formats_are_a_list():
    with pytest.raises(InputError, match=r"expected e.g. \['commander'\]"):
        cardwright.rule_set(formats="commander")
