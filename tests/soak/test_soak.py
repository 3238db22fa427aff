"""The soak: random games, what must hold in them, and failures made small."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from cardwright.authoring import Dies, about, hookimpl
from cardwright_core.faces import Component, Form
from cardwright_core.objects import FRESH
from cardwright_core.zones import Zone
from cardwright_rules.soak import __main__ as command
from cardwright_rules.soak import installed, running, side_by_side
from cardwright_rules.soak.installed import NothingInstalledError, Stock
from cardwright_rules.soak.invariants import broken_at_any_time, broken_invariants
from cardwright_rules.soak.playing import RandomChooser, Scripted, played
from cardwright_rules.soak.setup import Seat, Setup, drawn

BEARS = "grizzly-bears"


@pytest.fixture(scope="module")
def stock(rule_sets):
    return Stock(rule_sets.shared)


class Grudge:
    """A rules plugin with a mistake: it can't bear that a creature dies."""

    @hookimpl
    @about(Dies)
    def consequences(self, event):
        message = "nobody may die"
        raise ZeroDivisionError(message)


@pytest.fixture(scope="module")
def faulty(rule_sets):
    return Stock(rule_sets.with_plugins([], {"grudge": Grudge()}))


def test_a_game_of_teams_is_well():
    cards = installed.stock()
    number = next(n for n in range(200) if drawn(cards, 7, n).format)
    setup = drawn(cards, 7, number)
    assert len(setup.seats) == 4
    rules = cards.rules_of(setup.format)
    assert rules.shares_turns
    assert played(rules, setup, RandomChooser(1)).failure is None


def test_without_what_gathers_formats_there_are_none(stock):
    assert not any(drawn(stock, 7, number).format for number in range(50))
    with pytest.raises(NothingInstalledError, match="nothing gathers the format 'emperor'"):
        stock.rules_of("emperor")


@pytest.mark.parametrize("number", range(4))
def test_random_games_with_all_cards_are_well(stock, number):
    setup = drawn(stock, 99, number)
    outcome = played(stock.rules, setup, RandomChooser(setup.seed))
    assert outcome.failure is None
    assert outcome.events > 0


def test_each_card_of_a_merged_permanent_is_in_one_place(table):
    bears = table.battlefield("P1", BEARS)
    alone = table.game.state.objects[bears]
    other = Component(table.game.add_card("Hill Giant", "P1"))
    table.game.state.put(alone.replace(form=Form(0, under=(other,))))
    assert list(broken_at_any_time(table.game)) == []
    table.game.state.put(alone)
    assert "is in 0 places" in " ".join(broken_at_any_time(table.game))


def test_equal_seeds_are_equal_games(stock):
    setup = drawn(stock, 5, 7)
    assert setup == drawn(stock, 5, 7) != drawn(stock, 5, 8)
    first, second = (played(stock.rules, setup, RandomChooser(3)) for _ in range(2))
    assert first == second


def test_the_same_answers_are_the_same_game(stock):
    setup = drawn(stock, 5, 7)
    outcome = played(stock.rules, setup, RandomChooser(3))
    assert outcome.failure is None
    again = played(stock.rules, setup, Scripted(dict(enumerate(outcome.answers))))
    assert again.failure is None


@pytest.fixture(scope="module")
def report(faulty):
    return running.soak(faulty, 1, range(2), lambda _: None)


def test_a_mistake_is_found_and_made_small(report):
    first, *others = report.failures
    assert first.kind.startswith("ZeroDivisionError in ")
    assert first.small.setup.count <= 6  # of about a hundred cards
    assert len(first.small.answers) <= 10
    assert all(one.small is None for one in others)  # one of a kind is enough
    lines = first.told().splitlines()
    assert "in hook consequences of grudge (no distribution)" in lines
    assert "again: python -m cardwright_rules.soak --seed 1 --game 0" in lines
    assert set(first.small.lines()) < set(lines)
    assert [line.split(" ")[0] for line in first.small.lines()].count("answer") <= 10


def test_what_was_made_small_goes_wrong_again(faulty, report):
    small = report.failures[0].small
    again = played(faulty.rules, small.setup, Scripted(small.answers))
    assert again.failure.kind == report.failures[0].kind


def test_one_game_in_twenty_is_played_until_it_is_over(stock):
    assert [number for number in range(60) if drawn(stock, 2, number).to_the_end] == [19, 39, 59]
    outcome = played(stock.rules, drawn(stock, 2, 59), RandomChooser(3))
    assert outcome.failure is None
    assert outcome.over
    assert len(outcome.answers) > 200


# What must hold is found where it does not.


def _lost(game):
    item = game.state.zone(Zone.BATTLEFIELD)[0]
    game.state.zones = dict.fromkeys(game.state.zones, ())
    return item


def _twice(game):
    items = game.state.zone(Zone.BATTLEFIELD)
    game.state.zones = {**game.state.zones, (Zone.EXILE, ""): items[:1]}


def _copied(game):
    library = game.state.library("P1")
    game.state.libraries["P1"] = library.replace(cards=(*library.cards, library.cards[0]))


def _no_counters(game):
    item = game.state.objects[game.state.zone(Zone.BATTLEFIELD)[0]]
    game.state.put(item.replace(counters=(("+1/+1", 0),)))


def _healed(game):
    game.state.set_status(game.state.zone(Zone.BATTLEFIELD)[0], FRESH.replace(damage=-1))


def _in_hand(game):
    game.state.set_status(game.state.zone(Zone.HAND, "P1")[0], FRESH.replace(tapped=True))


def _orphaned_link(game):
    game.state.links[game.state.next_id + 5, "card", "exiled", None] = (1,)


def _orphaned_grant(game):
    game.state.grants = {game.state.next_id + 5: {(1, 1, 0, None): 1}}


def _half_alive(game):
    game.state.players["P1"] = game.player("P1").replace(life=1.5)


def _unindexed(game):
    from cardwright_core.index import EMPTY_INDEX  # noqa: PLC0415 - only here

    game.state.index = EMPTY_INDEX


def _stale_sum(game):
    game.key()
    item = game.state.objects[game.state.zone(Zone.BATTLEFIELD)[0]]
    game.state.objects[item.id] = item.replace(timestamp=999)  # not through `put`


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (_lost, "is in 0 places of zones"),
        (_twice, "is not in the zone that it says"),
        (_copied, "is in 2 places"),
        (_no_counters, "has counters of which there are none"),
        (_healed, "has -1 damage"),
        (_in_hand, "which is no permanent"),
        (_orphaned_link, "which never was"),
        (_orphaned_grant, "grants of"),
        (_half_alive, "has 1.5 life"),
        (_unindexed, "the index differs"),
        (_stale_sum, "the key differs"),
    ],
)
def test_what_is_broken_is_noticed(stock, damage, words):
    game = stock.rules.new_game(1)
    seat = Seat((BEARS, "forest"), ("soul-warden", BEARS), (BEARS,))
    Setup(1, (seat, seat)).begin(game, lambda game, decision: decision.options[:1])
    assert game.decision is not None
    assert broken_invariants(game) == []
    damage(game)
    assert any(words in one for one in _told(game)), _told(game)


def _told(game):
    try:
        return broken_invariants(game)
    except TypeError as error:  # a digest of what is no value
        return [f"has 1.5 life: {error}"]


# The command.


def test_the_command_reports_as_data(stock, monkeypatch, capsys):
    monkeypatch.setattr(command, "stock", lambda: stock)
    assert command.main(["--games", "2", "--seed", "4", "--json"]) == 0
    row = json.loads(capsys.readouterr().out)
    assert (row["games"], row["failures"], row["interrupted"]) == (2, [], False)
    assert row["decisions"] > 0
    assert row["events"] > 0
    assert len(row["digest"]) == 32
    assert command.main(["--games", "2", "--seed", "4"]) == 0
    assert row["digest"] in capsys.readouterr().out


def test_the_command_tells_failures_and_how_to_see_them_again(faulty, monkeypatch, capsys):
    monkeypatch.setattr(command, "stock", lambda: faulty)
    monkeypatch.setattr(running, "shrunk", lambda *_: None)  # tested above
    assert command.main(["--seed", "1", "--game", "2"]) == 1
    told = capsys.readouterr()
    assert "again: python -m cardwright_rules.soak --seed 1 --game 2\n" in told.err
    assert "1 games" in told.out
    assert "1 failures" in told.out


def test_games_side_by_side_are_the_same_games(capsys):
    told = []
    for jobs in ("1", "2"):
        assert command.main(["--games", "4", "--seed", "4", "--jobs", jobs, "--json"]) == 0
        row = json.loads(capsys.readouterr().out)
        told.append({name: row[name] for name in row if name != "seconds"})
    assert told[0] == told[1]
    assert told[0]["games"] == 4


def test_at_least_one_game_is_played_at_a_time(capsys):
    with pytest.raises(SystemExit):
        command.main(["--jobs", "0"])
    assert "0 is less than 1" in capsys.readouterr().err


def test_an_interrupted_soak_reports_what_it_did(stock, monkeypatch, capsys):
    games = 0

    def interrupted(*arguments):
        nonlocal games
        games += 1
        if games > 1:
            raise KeyboardInterrupt
        return played(*arguments)

    monkeypatch.setattr(command, "stock", lambda: stock)
    monkeypatch.setattr(side_by_side, "played", interrupted)
    assert command.main(["--games", "9", "--json"]) == 130
    row = json.loads(capsys.readouterr().out)
    assert (row["games"], row["interrupted"]) == (1, True)


def test_without_cards_it_says_what_brings_them(rule_sets, monkeypatch, capsys):
    monkeypatch.setattr(installed, "entry_points", lambda **_: ())
    assert command.main(["--games", "1"]) == 2
    assert "pip install 'cardwright[cards]'" in capsys.readouterr().err
    rules = type("Rules", (), {"catalog": type("Catalog", (), {"sources": ()})})
    with pytest.raises(NothingInstalledError, match="no cards are installed"):
        Stock(rules)


def test_a_number_of_games_is_not_negative(capsys):
    with pytest.raises(SystemExit):
        command.main(["--games", "-1"])
    assert "-1 is less than 0" in capsys.readouterr().err


PAGE = Path(__file__).resolve().parents[2] / "docs" / "soak.md"


@pytest.mark.skipif(not PAGE.exists(), reason="only a checkout has the docs")
def test_the_page_shows_code_that_runs():
    (code,) = re.findall(
        r"^```python\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL
    )
    exec(code, {})  # noqa: S102 - the project's own page


def test_it_is_a_module_that_can_be_run():
    arguments = [sys.executable, "-m", "cardwright_rules.soak", "--games", "1", "--json"]
    row = json.loads(subprocess.run(arguments, capture_output=True, check=True).stdout)
    assert row["games"] == 1
