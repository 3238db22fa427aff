"""A game that is saved and loaded is the same game, and goes on as the same."""

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import cardwright
from cardwright import Game
from cardwright.saving import UnsavableError, load, save
from cardwright.saving.games import DERIVED
from cardwright.saving.vocabulary import Vocabulary
from cardwright.testing import RandomAgent, broken_invariants
from cardwright_core import game as kernel
from cardwright_core._records import Record, record
from cardwright_core.errors import IllegalActionError
from cardwright_core.specs import hookimpl
from cardwright_core.state import State
from cardwright_core.zones import Zone

few = settings(
    max_examples=6, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


def told(game):
    """Return all that has to be the same."""
    return game.digest(), game.key(), game.decision, game.log


def tried(game, answer):
    """Give an answer; return what is wrong with it, if something is."""
    try:
        game.answer(answer)
    except IllegalActionError as error:
        return str(error)
    return ""


@few
@given(st.integers(0, 2**16), st.integers(3, 9))
def test_at_every_few_decisions_a_loaded_game_is_the_same_and_goes_on_so(
    begin, answer, eager, seed, every
):
    game, agent = begin(seed, 2 + seed % 2), eager(seed)
    for number in range(60):
        if game.decision is None:
            break
        if number % every == 0 or game.position[1]:
            text = game.save()
            other = Game.load(text, rules=game.rules)
            assert told(other) == told(game)
            assert other.save() == text
            assert broken_invariants(other) == []
            goes_on_equally(game.fork(), other, number)
        answer(game, agent)


def goes_on_equally(one, other, seed, answers=6):
    agent = RandomAgent(seed)
    for _ in range(answers):
        if one.decision is None:
            break
        taken = one.decision.read(agent(one, one.decision))
        assert tried(one, taken) == tried(other, taken)
        assert told(one) == told(other)


def test_in_the_middle_of_a_resolution(resolving):
    game = resolving()
    other = Game.load(game.save(), rules=game.rules)
    assert game.state.cursor.stage == "resolve"
    assert len(game.position[1]) == 1
    assert game.decision.kind == "top"
    assert told(other) == told(game)
    goes_on_equally(game, other, 1)


def test_in_the_middle_of_casting_a_spell(paused):
    game = paused()
    other = Game.load(game.save(), rules=game.rules)
    assert told(other) == told(game)
    assert other.now.zones == game.now.zones != other.position[0].zones
    goes_on_equally(game, other, 1)


def test_by_rules_that_have_loaded_nothing_yet(paused):
    game = paused()
    text = game.save()
    other = Game.load(text)
    named = json.loads(text)["plugins"]
    assert named
    assert [name for name in named if not other.rules.catalog.has_plugin(name)] == []
    goes_on_equally(game, other, 2)


def test_the_answers_since_the_checkpoint_can_be_taken_back(paused):
    game = paused()
    other = Game.load(game.save(), rules=game.rules)
    for _ in game.position[1]:
        game.undo()
        other.undo()
        assert told(other) == told(game)
    assert not other.position[1]
    with pytest.raises(IllegalActionError, match="no answer to take back"):
        other.undo()


def test_a_game_that_is_over(begin, play):
    game = begin(3)
    game.play(dict.fromkeys(game.state.order, RandomAgent(1)))
    assert game.over
    other = Game.load(game.save(), rules=game.rules)
    assert (other.over, other.decision, other.state.winners) == (True, None, game.state.winners)
    assert told(other) == told(game)


def test_a_game_that_has_not_begun(begin):
    game = begin(5)
    other = Game.load(game.save(), rules=game.rules)
    assert other.digest() == game.digest()
    goes_on_equally(game, other, 5)


def test_an_agent_may_save_the_game_that_asks_it(begin):
    game, agent = begin(4), RandomAgent(4)
    asked = []

    def saves(game, decision):
        if len(asked) < 60:
            asked.append((game.save(), decision))
        return agent(game, decision)

    game.play(dict.fromkeys(game.state.order, saves), until=lambda _: len(asked) >= 60)
    for text, decision in asked:
        assert Game.load(text, rules=game.rules).decision == decision


def test_its_words_and_whether_it_tells_them(table):
    table.battlefield("P1", "Soul Warden")
    table.propose(table.entering("P2", "Grizzly Bears"))
    table.game.state.cursor = table.game.state.cursor.replace(stage="settle")
    other = Game.load(table.game.save(), rules=table.rules)
    assert other.telling
    assert [entry.text for entry in other.log] == [entry.text for entry in table.game.log]
    assert any(entry.text for entry in other.log)


_GOES_ON = """
import json, sys
from cardwright import Game
from cardwright_core.decisions import Answer

text, answers = json.load(sys.stdin)
game = Game.load(text)
found = [game.digest()]
for positions in answers:
    game.answer(Answer(tuple(positions), ()))
    found.append(game.digest())
print(json.dumps([Game.load(text).save() == text, found]))
"""


def test_in_another_process_with_other_hashes(paused, elsewhere):
    game = paused()
    text, agent = game.save(), RandomAgent(9)
    digests, answers = [game.digest()], []
    while len(answers) < 12 and game.decision is not None:
        taken = game.decision.read(agent(game, game.decision))
        if not tried(game, taken):
            answers.append(taken.positions)
            digests.append(game.digest())
    for seed in ("1", "2"):
        found = elsewhere(_GOES_ON, seed, input=json.dumps([text, answers]))
        assert json.loads(found) == [True, digests]


_SAVES = """
import cardwright
from cardwright.testing import RandomAgent

game = cardwright.new_game(7)
for player in ("P1", "P2"):
    game.add_player(player, ["Forest", "Plains", "Soul Warden", "Grizzly Bears"] * 5)
game.play(dict.fromkeys(game.state.order, RandomAgent(1)), until=lambda g: g.state.cursor.turn == 9)
print(game.save())
"""


def test_equal_games_are_equal_texts_in_every_process(elsewhere):
    assert elsewhere(_SAVES, "1") == elsewhere(_SAVES, "2")


def test_a_saved_game_is_small_text_in_ascii_line_by_line(begin, play):
    text = play(begin(2), 2, 120).save()
    assert text.isascii()
    assert len(text.splitlines()) > 100
    assert len(text) < 200_000


def test_saving_changes_nothing(paused):
    game = paused()
    before = told(game), game.position
    game.save()
    assert (told(game), game.position) == before


def test_any_game_of_the_kernel_is_saved_by_the_function(begin):
    game = kernel.Game(begin(1).rules, 3)
    game.add_player("P1", ["Forest"] * 12)
    game.add_player("P2", ["Forest"] * 12)
    other = load(save(game), game.rules)
    assert type(other) is kernel.Game
    assert other.digest() == game.digest()


def test_the_game_that_people_import_is_the_one_that_new_game_makes():
    assert cardwright.Game is Game
    assert isinstance(cardwright.rule_set().new_game(), Game)


def test_all_of_a_state_is_saved_or_derived():
    assert frozenset(State.__slots__) >= DERIVED


# What strangers keep in the state.


@record
class Note(Record):
    """What a stranger's plugin notes."""

    words: tuple[str, ...]
    where: frozenset[Zone] = frozenset()
    about: type[Record] | None = None
    much: int = 0


class Notes:
    @hookimpl
    def card_types(self):
        return None


def with_notes(rule_sets, value):
    rules = rule_sets.with_plugins([], {"notes": Notes()})
    game = rules.new_game(1)
    game.add_player("P1", ["Forest"] * 12)
    game.add_player("P2", ["Forest"] * 12)
    game.state.slices["notes"] = value
    return game


@pytest.mark.parametrize(
    "value",
    [
        Note(("a", "b"), frozenset({Zone.HAND, Zone.EXILE}), Note, 3),
        (Note(()), Note(("x",)), True, 1, None, "text\n\ud800"),
        Note((), much=-(10**5000)),
        frozenset({(1, "a"), (2, "b")}),
        2**53,
    ],
    ids=["record", "several", "very large", "set", "large"],
)
def test_a_strangers_values_are_saved_without_their_doing_anything(rule_sets, value):
    game = with_notes(rule_sets, value)
    other = Game.load(game.save(), rules=game.rules)
    assert other.state.slices["notes"] == value
    assert type(other.state.slices["notes"]) is type(value)
    assert told(other) == told(game)


def test_true_is_not_one(rule_sets):
    game = with_notes(rule_sets, (Note((), much=1), Note((), much=True)))
    assert [type(one.much) for one in reloaded(game)] == [int, bool]


def reloaded(game):
    return Game.load(game.save(), rules=game.rules).state.slices["notes"]


class Handmade(Record):
    """A record that nobody has made one."""

    __slots__ = ()


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (Note((lambda: 1,)), r"state\.slices\['notes'\]: Note\.words holds <function"),
        ({"a": 1}, r"state\.slices\['notes'\] holds \{'a': 1\}, which is no value"),
        ([1], r"state\.slices\['notes'\] holds \[1\], which is no value"),
        (1.5, r"state\.slices\['notes'\] holds 1\.5, which is no value"),
        (Note, None),
        (object, r"holds <class 'object'>, which is no value"),
    ],
)
def test_what_is_no_value_is_named_with_its_plugin_and_nothing_is_lost(rule_sets, value, said):
    game = with_notes(rule_sets, value)
    if said is None:
        assert reloaded(game) is value
        return
    with pytest.raises(UnsavableError, match=said) as error:
        game.save()
    if isinstance(value, Note):
        assert "'notes'" in str(error.value)
    assert game.state.slices["notes"] is value


def test_values_without_end(rule_sets):
    value = ()
    for _ in range(100_000):
        value = (value,)
    with pytest.raises(UnsavableError, match="without end"):
        with_notes(rule_sets, value).save()


def test_of_two_classes_of_one_name_only_the_later_can_be_saved(rule_sets):
    def made():
        @record
        class Twice(Record):
            number: int = 0

        return Twice

    earlier, later = made(), made()
    assert reloaded(with_notes(rule_sets, later(3))) == later(3)
    with pytest.raises(UnsavableError, match="another class has that name"):
        with_notes(rule_sets, earlier(3)).save()
    assert Vocabulary().knows(later)
