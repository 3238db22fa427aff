"""``cardwright cards show`` and ``cardwright cards check``."""

import gzip
import json
import lzma
from pathlib import Path

import pytest

from cardwright.cli import main

SCRYFALL = {
    "name": "Soul Warden",
    "mana_cost": "{W}",
    "type_line": "Creature — Human Cleric",
    "power": "1",
    "toughness": "1",
    "oracle_text": "Whenever another creature enters, something.",
}
MTGJSON = {
    "name": "Bonesplitter",
    "manaCost": "{1}",
    "type": "Artifact — Equipment",
    "text": "It is better.\nEquip {1} (Reminded.)",
}
FACES = {
    "name": "Fire // Ice",
    "layout": "split",
    "card_faces": [
        {"name": "Fire", "mana_cost": "{1}{R}", "type_line": "Instant", "oracle_text": "Burn."},
        {
            "name": "Ice",
            "mana_cost": "{1}{U}",
            "type_line": "Instant",
            "oracle_text": "Tap.\nDraw.",
        },
    ],
}


@pytest.fixture
def typed(capsys):
    def run(*arguments):
        with pytest.raises(SystemExit) as ended:
            main([*map(str, arguments)])
        return ended.value.code, *capsys.readouterr()

    return run


@pytest.fixture
def data(tmp_path):
    def write(*rows, name="cards.json"):
        path = tmp_path / name
        text = json.dumps(rows).encode()
        pack = {".gz": gzip.compress, ".xz": lzma.compress}.get(path.suffix, bytes)
        path.write_bytes(pack(text))
        return path

    return write


@pytest.mark.parametrize("name", ["cards.json", "cards.json.gz", "cards.json.xz"])
def test_what_agrees_is_no_difference(typed, data, name):
    path = data(SCRYFALL, MTGJSON, FACES, name=name)
    cards = ("Soul Warden", "Bonesplitter", "Fire // Ice")
    code, out, _ = typed("cards", "check", *cards, "--data", path)
    assert (code, out) == (0, "4 cards compared: 0 differences\n")


def test_a_prototype_is_compared_as_it_is_without_it(typed, data):
    text = "Prototype {2}{R} — 3/2 (Reminded.)\nHaste"
    row = MTGJSON | {"name": "Blitz Automaton", "manaCost": "{7}", "text": text}
    row |= {"type": "Artifact Creature — Construct", "power": "6", "toughness": "4"}
    code, out, _ = typed("cards", "check", "Blitz Automaton", "--data", data(row))
    assert (code, out) == (0, "1 cards compared: 0 differences\n")


def test_an_ability_that_follows_a_keyword_is_that_keyword(typed, data):
    text = "Lifelink\nPower-up — {4}{W}: Put two counters on this creature. (Reminded.)"
    row = MTGJSON | {"name": "Brave Brawler", "manaCost": "{1}{W}", "text": text}
    row |= {"type": "Creature — Human Warrior Hero", "power": "2", "toughness": "1"}
    code, out, _ = typed("cards", "check", "Brave Brawler", "--data", data(row))
    assert (code, out) == (0, "1 cards compared: 0 differences\n")


@pytest.mark.parametrize(
    ("change", "difference"),
    [
        ({"mana_cost": "{1}{W}"}, ("cost", "{W}", "{1}{W}")),
        (
            {"type_line": "Creature — Human"},
            ("types", "Creature — Human Cleric", "Creature — Human"),
        ),
        ({"power": "2"}, ("power", "1", "2")),
        ({"toughness": None}, ("toughness", "1", "")),
        ({"oracle_text": "{T}: Something."}, ("triggered abilities", "1", "0")),
        ({"oracle_text": "Flying\nWhenever it is."}, ("keyword abilities", "", "flying")),
        ({"oracle_text": "Whenever it is.\nIt is."}, ("static abilities", "none", "some")),
        ({"oracle_text": "Whenever it is.\nWhen it is."}, ("triggered abilities", "1", "2")),
    ],
)
def test_a_difference_is_named(typed, data, change, difference):
    path = data(SCRYFALL | change)
    code, out, _ = typed("cards", "check", "Soul Warden", "--data", path, "--json")
    rows = [json.loads(line) for line in out.splitlines()]
    assert code == 1
    assert ("Soul Warden", *difference) in [tuple(row.values()) for row in rows]
    assert {tuple(row) for row in rows} == {("card", "fact", "here", "there")}


def test_without_names_all_installed_cards_are_compared_and_absent_ones_named(typed, data):
    code, out, _ = typed("cards", "check", "--data", data(SCRYFALL))
    assert code == 0
    assert "not in the file: Aarakocra Sneak, Abandon Hope," in out
    assert ", Kazandu Mammoth, Kazandu Valley," in out
    assert out.endswith("1 cards compared: 0 differences\n")


@pytest.mark.parametrize(
    ("text", "said"),
    [(None, "there is no such file"), ("{", "can't be read as JSON")],
)
def test_a_file_that_cannot_be_read_is_told(typed, tmp_path, text, said):
    path = Path(tmp_path / "data.json")
    if text is not None:
        path.write_text(text)
    code, out, err = typed("cards", "check", "--data", path)
    assert (code, out) == (2, "")
    assert str(path) in err
    assert said in err


def test_show_says_what_a_card_does(typed):
    code, out, _ = typed("cards", "show", "Stenn, Paranoid Partisan", "serra angel")
    assert code == 0
    assert "As this enters, choose a card type other than Creature and Land." in out
    assert "Serra Angel  {3}{W}{W}" in out
    assert "  Flying.\n  Vigilance.\n" in out


def test_show_names_the_hooks_of_a_method(typed):
    code, out, _ = typed("cards", "show", "Panharmonicon", "--json")
    assert code == 0
    row = json.loads(out)
    assert row["abilities"] == ["Its own code answers `additional_triggers`."]
    assert (row["cost"], row["types"], row["power"]) == ("{4}", "Artifact", None)


def test_show_shows_every_face(typed):
    _, out, _ = typed("cards", "show", "Kazandu Mammoth")
    assert "\nKazandu Valley\n  Land\n" in out
    _, out, _ = typed("cards", "show", "Fire // Ice", "--json")
    row = json.loads(out)
    assert (row["name"], row["cost"]) == ("Fire // Ice", "{1}{R}")
    assert [(face["name"], face["cost"]) for face in row["faces"]] == [("Ice", "{1}{U}")]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("cards", "shw"), "did you mean 'show'"),
        (("cards", "show", "Grizly Bears"), "did you mean"),
        (("plugins", "chekc"), "did you mean 'check'"),
        (("crads",), "did you mean 'cards'"),
    ],
)
def test_a_typing_error_gets_the_nearest_word(typed, arguments, said):
    code, out, err = typed(*arguments)
    assert (code, out) == (2, "")
    assert said in err


def test_a_name_in_place_of_a_command(typed):
    code, _, err = typed("cards", "Hardened Scales")
    assert code == 2
    assert 'cardwright cards show "Hardened Scales"' in err


@pytest.mark.parametrize(
    ("text", "found"),
    [("soul ward", "soul-warden"), ("human cleric", "soul-warden"), ("cards-basics", "forest")],
)
def test_cards_are_found_by_name_types_and_pack(typed, text, found):
    code, out, _ = typed("cards", "find", text, "--json")
    slugs = [json.loads(line)["slug"] for line in out.splitlines()]
    assert (code, found in slugs, "bonesplitter" in slugs) == (0, True, False)


def test_a_text_that_no_card_has(typed):
    code, out, told = typed("cards", "find", "xqzzy")
    assert (code, out) == (2, "")
    assert "no installed card has 'xqzzy' in its name, types or pack" in told
