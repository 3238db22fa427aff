"""What is wrong with a saved game is told: what, where, and what was expected."""

import json
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cardwright
from cardwright import Game
from cardwright.saving import Replay, SaveError
from cardwright_core.errors import PluginWarning
from cardwright_core.specs import hookimpl


@pytest.fixture(scope="module")
def saved(begin, play):
    game = play(begin(6), 6, 60)
    return game.rules, json.loads(game.save()), game.digest()


@pytest.fixture
def wrong(saved):
    """Return the error of a saved game that was changed."""

    def wrong(change, rules=None):
        found, content, _ = saved
        content = json.loads(json.dumps(content))
        text = change(content)
        with pytest.raises(SaveError) as error:
            Game.load(json.dumps(content) if text is None else text, rules=rules or found)
        return str(error.value)

    return wrong


def put(*path, value):
    """Return a change that puts a value at a place in the file."""

    def change(content):
        inner = content
        for step in path[:-1]:
            inner = inner[step]
        inner[path[-1]] = value

    return change


def without(key):
    def change(content):
        del content[key]

    return change


def kind_of(content, name):
    """Return the number of a class and the place of the first record of it."""
    number = next(n for n, kind in enumerate(content["kinds"]) if kind[0].endswith(f":{name}"))
    return number, next(n for n, row in enumerate(content["values"]) if row[0] == number)


def field(name, of, value):
    """Return a change of a field of the first record of a class."""

    def change(content):
        number, place = kind_of(content, of)
        content["values"][place][content["kinds"][number].index(name)] = value

    return change


def slot(name, value):
    return put("state", name, value=value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "line 1, column 1: this is no JSON"),
        ('{"cardwright": "saved game",\n "version": 1,', "line 2, column 15: this is no JSON"),
        ("[]", "expected a saved game, and this is none of cardwright's files"),
        ("null", "expected a saved game"),
        ('{"cardwright": "replay"}', "expected a saved game, and this is a replay"),
        ('{"cardwright": ["saved game"]}', "none of cardwright's files"),
        ('{"a": 1.5}', "holds 1.5, and all numbers in it are whole"),
        ('{"a": NaN}', "holds NaN"),
        ('{"a": ' + "9" * 5000 + "}", "this can't be read"),
        ("[" * 100_000, "nested too deeply"),
        (b'{"\xff": 1}', "no text in UTF-8"),
    ],
)
def test_no_saved_game(wrong, text, said):
    assert said in wrong(lambda _: text)


@pytest.mark.parametrize(
    ("version", "said"),
    [
        (
            2,
            "version: a saved game of version 2, and this cardwright reads up to 1: it was written",
        ),
        (0, "version: expected a number from 1 to 1, got 0"),
        (True, "got True"),
        ("1", "got '1'"),
        (None, "got None"),
    ],
)
def test_of_another_version(wrong, version, said):
    assert said in wrong(put("version", value=version))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (without("digest"), "the key 'digest' is missing"),
        (put("digets", value=1), "it has no key 'digets'; did you mean 'digest'?"),
        (put("telling", value=1), "telling: expected true or false, got 1"),
        (put("answers", value=["a"]), "answers[0]: expected a list, got 'a'"),
        (put("answers", value=[[0, "1"]]), "answers[0][1]: expected a whole number, got '1'"),
        (put("rules", value=[]), "rules: expected an object with keys, got []"),
        (put("kinds", 0, value=[3]), "kinds[0][0]: expected a text, got 3"),
        (put("log", value="abc"), "log: expected a list, got 'abc'"),
    ],
)
def test_of_another_form(wrong, change, said):
    assert said in wrong(change)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("os:system", "kinds[0]: no plugin that the game is played by has a value called"),
        ("subprocess:Popen", "no plugin"),
        ("builtins:dict", "no plugin"),
        ("cardwright.saving.errors:SaveError", "no plugin"),
        ("cardwright_core._records:CardTwin", "no plugin"),
        ("cardwright_core.objects:Crad", "did you mean 'cardwright_core.objects:Card'"),
        ("antigravity:Fly", "no plugin"),
    ],
)
def test_a_class_that_is_no_value_of_the_state_is_not_imported(wrong, name, said):
    assert said in wrong(put("kinds", 0, 0, value=name))
    assert "antigravity" not in sys.modules


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (field("life", "Player", "abc"), "Player.life: expected int, got 'abc'"),
        (field("owner", "Card", 3), "Card.owner: expected str, got 3"),
        (field("zone", "GameObject", 2), "GameObject.zone: expected Zone, got 2"),
        (field("life", "Player", 1 << 60), 'is written {"i": "0x..."}'),
        (field("life", "Player", {"i": "zzz"}), "expected a number in hexadecimal digits"),
        (field("life", "Player", {"i": [1]}), "expected a number in hexadecimal digits"),
        (field("life", "Player", {"r": 10**6}), "it refers to record 1000000, which is not before"),
        (field("life", "Player", {"r": -1}), "it refers to record -1"),
        (field("life", "Player", {"r": True}), "it refers to record True"),
        (field("life", "Player", {"x": 1}), "expected a value, got {'x': 1}"),
        (field("life", "Player", {"i": "0x1", "s": []}), "expected a value"),
        (field("life", "Player", {"e": [0, "NO"]}), "has no member 'NO'"),
        (field("life", "Player", {"e": 3}), "expected an enumeration and a name"),
        (field("life", "Player", {"t": 999}), "there is no kind 999"),
        (field("life", "Player", {"s": 3}), "expected a list, got 3"),
        (field("life", "Player", {"d": [[1, 2]]}), "expected a value, got {'d': [[1, 2]]}"),
        (slot("slices", {"d": [["a", 2], ["a", 3]]}), "state.slices: a key stands in it twice"),
        (slot("slices", {"d": [1]}), 'state.slices: expected {"d": [[key, value], ...]}, got'),
        (slot("slices", {"d": [["a", {"d": []}]]}), "state.slices: expected a value, got {'d'"),
        (put("kinds", 0, value=[]), "kinds[0]: no plugin"),
        (put("values", 0, value=[]), "values[0]: expected a record, got []"),
        (put("values", 0, value=[0]), "fields here, not 0"),
        (put("values", 0, value=[-1]), "there is no kind -1"),
        (slot("objects", 3), 'state.objects: expected {"d":'),
        (slot("players", {"d": [["P1", 3]]}), "state.players: expected dict"),
        (slot("cursor", {"r": 0}), "state.cursor: expected"),
        (slot("next_id", "1"), "state.next_id: expected <class 'int'>"),
        (
            put("state", "objcts", value=3),
            "state.objcts: a state has no such part; it has 'objects'",
        ),
        (lambda content: content["state"].pop("zones"), "state.zones: it is missing"),
        (put("log", value=[3]), "log[0]: expected an entry of the log"),
        (put("answers", value=[[10**9]]), "answers: (1000000000,): "),
        (put("answers", value=[[]]), "answers: (): priority: expected 1 of the options, got 0"),
        (put("digest", value="0"), "digest: the game gives"),
    ],
)
def test_values_that_do_not_fit(wrong, change, said):
    def changed(content):
        change(content)

    assert said in wrong(changed)


def test_a_member_of_an_enumeration_says_the_nearest(wrong):
    def change(content):
        number = next(n for n, k in enumerate(content["kinds"]) if k[0].endswith(":Zone"))
        content["values"][0][1] = {"e": [number, "GRAVEYRAD"]}

    assert "values[0]: Zone has no member 'GRAVEYRAD'; it has GRAVEYARD" in wrong(change)


def test_a_field_that_a_class_has_not_any_more_says_the_nearest(wrong):
    def change(content):
        number, _ = kind_of(content, "Player")
        content["kinds"][number][content["kinds"][number].index("life")] = "lfe"

    assert "has no field 'lfe'; it has 'life'" in wrong(change)


def test_a_field_without_a_default_that_is_missing(wrong):
    def change(content):
        number, _ = kind_of(content, "Card")
        place = content["kinds"][number].index("owner")
        del content["kinds"][number][place]
        for row in content["values"]:
            if row[0] == number:
                del row[place]

    assert "missing 1 required positional argument: 'owner'" in wrong(change)


def test_parts_that_do_not_fit_together(wrong):
    def change(content):
        field("stage", "Cursor", "nonsense")(content)
        content["answers"] = [[0]]

    assert "its parts do not fit together: KeyError: 'nonsense'" in wrong(change)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (slot("players", {"d": []}), "state.players: they are not those who are seated: P1, P2"),
        (slot("zones", {"d": []}), "state.zones: the objects in them are not those that exist"),
        (slot("cards", [None]), "state.cards: it has no card "),
        (put("state", "libraries", "d", 0, 0, value="P7"), "state.libraries: they are not those"),
    ],
)
def test_parts_of_which_one_is_missing(wrong, change, said):
    assert said in wrong(change)


def test_records_that_stand_for_more_than_fits_anywhere(wrong):
    def change(content):
        content["kinds"].append(["cardwright_core.abilities:Mode", "effect", "text"])
        kind, first = len(content["kinds"]) - 1, len(content["values"])
        content["values"].append([kind, None, ""])
        for place in range(first, first + 60):
            content["values"].append([kind, [{"r": place}, {"r": place}], ""])

    assert "it stands for more than 10,000,000 values" in wrong(change)


_JUNK = [None, True, -1, 10**9, "", "P1", [], {}, {"r": 0}, {"t": 0}, {"e": [0, "X"]}, {"d": []}]


def places(content, above=()):
    """Yield the place of each part of a file."""
    if above:
        yield above
    inner = content.items() if isinstance(content, dict) else enumerate(content)
    for key, part in inner:
        if isinstance(part, dict | list):
            yield from places(part, (*above, key))
        else:
            yield (*above, key)


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_whatever_is_changed_it_is_told_or_changes_nothing(saved, data):
    rules, content, digest = saved
    content = json.loads(json.dumps(content))
    place = data.draw(st.sampled_from(list(places(content))))
    inner = content
    for step in place[:-1]:
        inner = inner[step]
    inner[place[-1]] = data.draw(st.sampled_from(_JUNK))
    try:
        loaded = Game.load(json.dumps(content), rules=rules)
    except SaveError:
        return
    assert loaded.digest() == digest


# What is not installed here.


def test_a_pack_that_is_missing(wrong):
    said = wrong(put("plugins", "no-such-card", value="my-pack 1.2"))
    assert "plugins: unknown card 'no-such-card'" in said
    assert "(it was from my-pack 1.2)" in said


def test_a_card_that_is_called_nearly_so(wrong):
    said = wrong(put("plugins", "soul-wardn", value="my-pack 1.2"))
    assert "did you mean 'Soul Warden'" in said


class Idle:
    @hookimpl
    def card_types(self):
        return None


def test_by_other_rules(wrong, rule_sets):
    rules = rule_sets.with_plugins([], {"house rule": Idle()})
    said = wrong(lambda _: None, rules=rules)
    assert "rules: it was played without 'house rule'" in said
    said = wrong(put("rules", "combta", value="my-combat 2.0"))
    assert "it was played by 'combta' (my-combat 2.0), which is not here; did you mean" in said


def test_by_a_format_that_is_not_installed(saved):
    _, content, _ = saved
    changed = {**content, "rules": {**content["rules"], "format two-headed-gaint": "x 1"}}
    with pytest.raises(SaveError, match="rules: unknown format 'two-headed-gaint'; did you mean"):
        Game.load(json.dumps(changed))


def test_without_rules_it_is_played_by_those_it_names():
    rules = cardwright.rule_set(["phasing"], formats=["two-headed-giant"])
    game = rules.new_game(1)
    for name, team in (("P1", 1), ("P2", 1), ("P3", 2), ("P4", 2)):
        game.add_player(name, ["Forest"] * 20, team=team)
    game.answer("keep")
    other = Game.load(game.save())
    assert other.digest() == game.digest()
    assert other.decision == game.decision
    assert other.rules.manager.origins.keys() == rules.manager.origins.keys()
    assert "phasing" not in other.rules.manager.origins


def test_of_other_versions_it_says_that_it_is_not_the_same(saved):
    rules, content, _ = saved
    name = next(iter(content["plugins"]))
    changed = {
        **content,
        "digest": "0",
        "plugins": {**content["plugins"], name: "some-pack 0.0.1"},
    }
    with pytest.warns(PluginWarning, match=r"not quite the same .* some-pack 0\.0\.1 is .* now"):
        Game.load(json.dumps(changed), rules=rules)


def test_of_other_versions_that_change_nothing_nothing_is_said(saved):
    rules, content, digest = saved
    name = next(iter(content["plugins"]))
    changed = {**content, "plugins": {**content["plugins"], name: "some-pack 0.0.1"}}
    assert Game.load(json.dumps(changed), rules=rules).digest() == digest


def test_a_saved_game_is_no_replay(saved):
    with pytest.raises(SaveError, match="expected a replay, and this is a saved game"):
        Replay.read(json.dumps(saved[1]))
