"""A replay is the same game again: from its seed, its decks and its answers."""

import json
from pathlib import Path
from unittest.mock import Mock

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardwright import Game
from cardwright.authoring import (
    Card,
    Cost,
    CostComponent,
    Decision,
    GainLife,
    IllegalActionError,
    activated,
    hookimpl,
    record,
)
from cardwright.cli import main
from cardwright.saving import DivergedError, Replay, SaveError
from cardwright.saving.replays import value_of
from cardwright_core.replacement import Replacement

few = settings(
    max_examples=6, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


@few
@given(st.integers(0, 2**16), st.integers(2, 3), st.integers(1, 120))
def test_a_game_driven_from_outside(begin, play, seed, players, answers):
    game = play(begin(seed, players), seed, answers)
    text = str(Replay.of(game))
    again = Replay.read(text).play(game.rules)
    assert (again.digest(), again.decision) == (game.digest(), game.decision)
    assert [str(entry) for entry in again.log] == [str(entry) for entry in game.log]
    assert str(Replay.of(again)) == text


@few
@given(st.integers(0, 2**16), st.integers(2, 6))
def test_a_game_that_agents_played(begin, eager, seed, turns):
    game = begin(seed)
    agents = {name: eager(seed + place) for place, name in enumerate(game.state.order)}
    game.play(agents, until=lambda game: game.state.cursor.turn > turns)
    again = Replay.of(game).play(game.rules)
    assert again.decision == game.decision
    assert again.digest() == game.digest()


@record
class AsksAndFails(CostComponent):
    """Can be begun to be paid, but never is."""


class Fails:
    @hookimpl
    def pay_cost(self, game, payer, component):
        if isinstance(component, AsksAndFails):
            game.choose(Decision((payer,), "number", (1, 2)))
            message = "it can't be paid"
            raise IllegalActionError(message, "601.2h")


class Device(Card):
    name = "Device"
    cost = "{0}"
    types = "Artifact"
    abilities = (activated(Cost(components=(AsksAndFails(),)), GainLife(1)),)


@pytest.mark.rule("733.1")
def test_what_agents_tried_in_vain_is_played_again(rule_sets, eager):
    game = rule_sets.with_plugins([Device], {"fails": Fails()}).new_game(1)
    game.add_player("P1", ["Device"] * 20)
    game.add_player("P2", ["Forest"] * 20)
    agents = {name: eager(3) for name in game.state.order}
    game.play(agents, until=lambda game: game.state.cursor.turn > 4)
    assert any("is illegal" in entry.text for entry in game.log)
    again = Replay.of(game).play(game.rules)
    assert again.decision == game.decision
    assert again.log == game.log


def test_a_game_in_the_middle_of_a_resolution(resolving):
    game = resolving()
    again = Replay.of(game).play(game.rules)
    assert (again.digest(), again.decision) == (game.digest(), game.decision)
    assert again.position[1] == game.position[1] != ()


def test_an_answer_that_was_taken_back_is_not_in_it(begin, play):
    game = play(begin(8), 8, 30)
    before = str(Replay.of(game))
    play(game, 9, 1)
    assert str(Replay.of(game)) != before
    game.undo()
    assert str(Replay.of(game)) == before


def test_a_fork_has_its_own(begin, play):
    game = play(begin(8), 8, 20)
    before = str(Replay.of(game))
    fork = play(game.fork(), 9, 10)
    assert str(Replay.of(game)) == before
    assert Replay.of(fork).play(game.rules).digest() == fork.digest()


def test_a_game_that_went_on_after_a_playout(resolving):
    """Agents that take over in the middle of a move keep the answers that were given in it."""
    game = resolving()
    given = game.position[1]
    game.play(
        dict.fromkeys(game.state.order, lambda _, d: d.options[: d.minimum]),
        until=lambda game: game.state.cursor.turn > 4,
    )
    replay = Replay.of(game)
    took = [answer.took for answer in replay.file.answers if answer.kind == "bottom"]
    assert took[0] == [value_of(option) for option in given[0].chosen]


_ELSEWHERE = """
import random, sys
from cardwright import installed
from cardwright.saving import Replay

select = installed.Installed._select.func
def shuffled(self):
    found = select(self)
    def order(**wanted):
        entries = list(found(**wanted))
        random.Random(int(sys.argv[2])).shuffle(entries)
        return entries
    return order
installed.Installed._select = property(shuffled)
print(Replay.read(open(sys.argv[1]).read()).play().digest())
"""


@pytest.mark.parametrize("seed", ["1", "2"])
def test_in_another_process_with_other_hashes_and_after_a_shuffled_install(
    begin, play, elsewhere, tmp_path, seed
):
    game = play(begin(21), 21, 90)
    path = tmp_path / "a.replay.json"
    path.write_text(str(Replay.of(game)), encoding="utf-8")
    assert elsewhere(_ELSEWHERE, seed, str(path), seed).strip() == game.digest()


# What no replay tells, and what is another game.


def test_a_game_that_was_changed_by_something_else(begin, play):
    game = play(begin(2), 2, 10)
    game.intervene(lambda game: game.state.players.update(P1=game.player("P1").replace(life=3)), {})
    with pytest.raises(DivergedError, match="it was changed by something else too"):
        Replay.of(game)


def test_a_game_without_a_beginning(begin):
    with pytest.raises(DivergedError, match="has no beginning to tell"):
        Replay.of(Game.load(begin(2).save(), rules=begin(2).rules))


@pytest.fixture
def content(begin, play):
    game = play(begin(11), 11, 40)
    return game.rules, json.loads(str(Replay.of(game)))


@pytest.fixture
def diverged(content):
    def diverged(change):
        rules, told = content
        change(told)
        with pytest.raises(DivergedError) as error:
            Replay.read(json.dumps(told)).play(rules)
        return str(error.value)

    return diverged


def test_an_option_that_is_not_there(diverged):
    def change(told):
        place = next(n for n, a in enumerate(told["answers"]) if a["kind"] == "priority")
        told["answers"][place]["took"] = [{"PassPriority": {"player": "P9"}}]

    said = diverged(change)
    assert " of 40 does not fit: " in said
    assert '{"PassPriority": {"player": "P9"}} is not among the options' in said
    assert "asked is P1's priority, from: pass" in said


def test_another_decision(diverged):
    said = diverged(lambda told: told["answers"].pop(0))
    assert "answer 1 of 39 does not fit: another decision is asked" in said
    assert "It is P2's mulligan" in said
    assert "asked is P1's mulligan, from: keep; mulligan" in said


def test_too_many_options(diverged):
    said = diverged(lambda told: told["answers"][0].update(took=["keep", "mulligan"]))
    assert "mulligan: expected 1 of the options, got 2" in said


def test_another_end(diverged):
    assert "it ends with the digest" in diverged(lambda told: told.update(digest="0"))
    assert "it ends with the digest" in diverged(lambda told: told["answers"].pop())


def test_packs_of_another_version_are_named(diverged):
    def change(told):
        name = next(iter(told["packs"]))
        told["packs"][name] = "0.0.1"
        told["seed"] += 1

    assert " 0.0.1 is 0.1.0 now" in diverged(change)


def test_an_answer_after_the_end(rule_sets, eager):
    game = rule_sets.shared.new_game(3)
    for player in ("P1", "P2"):
        game.add_player(player, ["Forest"] * 9)
    game.play(dict.fromkeys(game.state.order, eager(1)))
    told = json.loads(str(Replay.of(game)))
    told["answers"].append(told["answers"][-1])
    with pytest.raises(DivergedError, match=f"over before answer {len(told['answers'])} of the"):
        Replay.read(json.dumps(told)).play(game.rules)


def test_a_deck_with_a_card_that_is_missing(content):
    rules, told = content
    told["players"][1]["deck"][0] = "Grizly Bears"
    with pytest.raises(SaveError, match=r"players\[1\]: unknown card 'Grizly Bears'; did you mean"):
        Replay.read(json.dumps(told)).play(rules)


def test_a_replay_of_another_form(content):
    _, told = content
    told["players"][0]["lief"] = 3
    with pytest.raises(SaveError, match=r"players\[0\]: it has no key 'lief'; did you mean 'life'"):
        Replay.read(json.dumps(told))


def test_an_offer_to_replace_is_told_without_its_function(table):
    offer = Replacement("key", None, lambda game, event: None)
    assert value_of(offer)["Replacement"]["key"] == "key"
    assert "lambda" in value_of(offer)["Replacement"]["apply"]["named"]


# The command.


@pytest.fixture
def typed(capsys):
    def typed(*arguments):
        with pytest.raises(SystemExit) as left:
            main([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return left.value.code, out, err

    return typed


def test_the_command(typed, begin, play, tmp_path):
    game = play(begin(21), 21, 20)
    path = tmp_path / "a.replay.json"
    path.write_text(str(Replay.of(game)), encoding="utf-8")
    code, out, err = typed("replay", path)
    assert (code, err) == (0, "")
    assert f"digest: {game.digest()}" in out
    code, out, err = typed("replay", path, "--json")
    assert (code, err) == (0, "")
    row = json.loads(out)
    assert row["digest"] == game.digest()
    assert (row["ok"], row["answers"], row["winners"]) == (
        True,
        len(Replay.of(game).file.answers),
        None,
    )
    path.write_text(str(Replay.of(game)).replace('"seed": 21', '"seed": 22'), encoding="utf-8")
    code, out, err = typed("replay", path)
    assert (code, err) == (1, "")
    assert "FAILED" in out
    code, out, err = typed("replay", path, "--json")
    assert (code, json.loads(out)["ok"]) == (1, False)
    path.write_text("{", encoding="utf-8")
    code, out, err = typed("replay", path)
    assert (code, out) == (2, "")
    assert err.startswith(f"Error: {path}: line 1, column 2: this is no JSON")


def test_a_replay_that_can_not_be_read(typed, tmp_path, monkeypatch):
    path = tmp_path / "a.replay.json"
    path.touch()
    monkeypatch.setattr(Path, "read_bytes", Mock(side_effect=OSError(5, "Input/output error")))
    expected = (2, "", f"Error: {path}: can't be read: Input/output error\n")
    assert typed("replay", path) == expected
