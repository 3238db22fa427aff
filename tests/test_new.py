"""``cardwright new``: what it writes, and what it refuses without a trace."""

import ast
import json
import sys
import tomllib
from pathlib import Path

import pytest

from cardwright.cli import main

FACTS = {"object": "card", "layout": "normal"}
SCRYFALL = [
    {
        **FACTS,
        "name": "Test Angel",
        "mana_cost": "{3}{W}{W}",
        "type_line": "Legendary Creature — Angel",
        "oracle_text": "Flying, vigilance\nSecret words that nobody may copy.",
        "power": "4",
        "toughness": "5",
        "colors": ["W"],
    },
    {
        **FACTS,
        "name": "Plain Wall",
        "mana_cost": "{W}",
        "type_line": "Creature — Wall",
        "oracle_text": "Defender (It secretly can't attack.)",
        "power": "0",
        "toughness": "4",
        "colors": ["W"],
    },
    {
        **FACTS,
        "name": "Day // Night",
        "type_line": "Creature — Human // Creature — Werewolf",
        "card_faces": [
            {
                "name": "Day",
                "mana_cost": "{1}{G}",
                "type_line": "Creature — Human",
                "oracle_text": "",
                "power": "2",
                "toughness": "2",
                "colors": ["G"],
            },
            {
                "name": "Night",
                "mana_cost": "",
                "type_line": "Creature — Werewolf",
                "oracle_text": "Secretly menacing.",
                "power": "4",
                "toughness": "*",
                "colors": ["G"],
            },
        ],
    },
]
MTGJSON = {
    "meta": {"version": "5"},
    "data": {
        "Test Angel": [
            {
                "name": "Test Angel",
                "manaCost": "{3}{W}{W}",
                "type": "Legendary Creature — Angel",
                "text": "Flying, vigilance\nSecret words that nobody may copy.",
                "power": "4",
                "toughness": "5",
                "colors": ["W"],
            }
        ]
    },
}
ANGEL = '''"""Test Angel."""

from cardwright.authoring import Card


class TestAngel(Card):
    name = "Test Angel"
    cost = "{3}{W}{W}"
    types = "Legendary Creature — Angel"
    power, toughness = 4, 5
    keywords = ("flying", "vigilance")
    caveat = "not written yet: its ability"
'''


@pytest.fixture
def typed(capsys, tmp_path, monkeypatch):
    """Type ``cardwright new ...`` in an empty folder; return the exit code and what was said."""
    monkeypatch.chdir(tmp_path)

    def typed(*arguments):
        with pytest.raises(SystemExit) as left:
            main(["new", *map(str, arguments)])
        out, err = capsys.readouterr()
        return left.value.code, out, err

    return typed


@pytest.fixture
def pack(typed):
    assert typed("pack", "my-lanterns")[0] == 0
    return Path("my-lanterns")


def everything(folder="."):
    """Return all files below a folder with their content."""
    return {path: path.read_bytes() for path in sorted(Path(folder).rglob("*")) if path.is_file()}


def refused(typed, said, *arguments):
    before = everything()
    code, out, err = typed(*arguments)
    assert (code, out) == (2, "")
    assert said in err.replace("\n", " ")
    assert "Traceback" not in err
    assert everything() == before


# Packs.


def test_a_pack_is_whole(typed):
    code, out, err = typed("pack", "my-lanterns", "--path", "here/there")
    assert (code, err) == (0, "")
    files = [str(path.relative_to("here/there")) for path in everything("here/there")]
    assert files == [
        ".github/workflows/test.yml",
        ".gitignore",
        "README.md",
        "pyproject.toml",
        "src/my_lanterns/__init__.py",
        "src/my_lanterns/keeper_of_my_lanterns.py",
        "src/my_lanterns/py.typed",
        "tests/keeper_of_my_lanterns.scenario.toml",
        "tests/test_contract.py",
        "tests/test_keeper_of_my_lanterns.py",
    ]
    assert out.count("wrote ") == len(files)
    python = sys.executable if sys.prefix != sys.base_prefix else "python"
    where = f"{python} -m pip install -e here/there && {python} -m pytest here/there"
    assert out.endswith(f"next: {where}\n")
    project = tomllib.loads(Path("here/there/pyproject.toml").read_text())["project"]
    assert project["dependencies"] == ["cardwright>=0.1,<1"]
    extra = project["optional-dependencies"]["test"]
    assert extra == ["cardwright-cards-basics>=0.1,<1", "pytest>=8"]
    workflow = Path("here/there/.github/workflows/test.yml").read_text()
    assert "pip install -e '.[test]'" in workflow
    for path, content in everything("here/there").items():
        assert b"$" not in content.replace(b"${{ matrix.python }}", b""), path
        if path.suffix == ".py":
            ast.parse(content)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("", "can't name a pack"),
        (" ", "can't name a pack"),
        ("../evil", "can't name a pack"),
        ("a/b", "can't name a pack"),
        ("a\\b", "can't name a pack"),
        ("/absolute", "can't name a pack"),
        (".", "can't name a pack"),
        ("..", "can't name a pack"),
        ("laternen-für-alle", "can't name a pack"),
        ("two words", "can't name a pack"),
        ("a\nb", "can't name a pack"),
        ("a" * 101, "can't name a pack"),
        ("7-wonders", "can't be imported in Python"),
        ("class", "can't be imported in Python"),
        ("json", "a module 'json' is installed already"),
        ("pytest", "a module 'pytest' is installed already"),
        ("cardwright", "a module 'cardwright' is installed already"),
        ("cardwright-cards-basics", "a module 'cardwright_cards_basics' is installed already"),
    ],
)
def test_names_that_no_pack_can_have(typed, name, said):
    refused(typed, said, "pack", name)


def test_what_is_there_stays(typed):
    Path("full").mkdir()
    Path("full/mine.txt").write_text("mine")
    Path("file").write_text("mine")
    refused(typed, "is there already", "pack", "full")
    refused(typed, "is a file", "pack", "file", "--path", "file")
    Path("empty").mkdir()
    assert typed("pack", "empty")[0] == 0


def test_what_fails_halfway_leaves_nothing(typed, monkeypatch):
    written = []

    def write_text(path, text, **_):
        written.append(path)
        if len(written) == 4:
            raise OSError(28, "No space left on device", str(path))
        path.write_bytes(text.encode())

    monkeypatch.setattr(Path, "write_text", write_text)
    refused(typed, "No space left on device", "pack", "my-lanterns")
    assert not Path("my-lanterns").exists()


# Cards.


@pytest.mark.parametrize("content", [SCRYFALL, {"object": "list", "data": SCRYFALL}, MTGJSON])
def test_facts_from_a_file_but_no_text(typed, pack, content):
    Path("cards.json").write_text(json.dumps(content))
    code, _, err = typed("card", "test angel", "--pack", pack, "--data", "cards.json")
    assert (code, err) == (0, "")
    assert (pack / "src/my_lanterns/test_angel.py").read_text() == ANGEL
    assert not any(b"ecret" in content for content in everything(pack).values())
    project = tomllib.loads((pack / "pyproject.toml").read_text())["project"]
    entries = project["entry-points"]["cardwright.cards"]
    assert entries["test-angel"] == "my_lanterns.test_angel:TestAngel"


def test_what_keywords_say_alone_is_whole(typed, pack):
    Path("cards.json").write_text(json.dumps(SCRYFALL))
    assert typed("card", "Plain Wall", "--pack", pack, "--data", "cards.json")[0] == 0
    text = (pack / "src/my_lanterns/plain_wall.py").read_text()
    assert 'keywords = ("defender",)' in text
    assert "caveat" not in text


@pytest.mark.parametrize(
    ("name", "caveat"),
    [("Day", "its other face"), ("Night", "what its toughness is, its other face, its ability")],
)
def test_a_face_is_a_card_with_a_caveat(typed, pack, name, caveat):
    Path("cards.json").write_text(json.dumps(SCRYFALL))
    assert typed("card", name, "--pack", pack, "--data", "cards.json")[0] == 0
    text = (pack / f"src/my_lanterns/{name.lower()}.py").read_text()
    assert f'caveat = "not written yet: {caveat}"' in text


def test_keywords_that_are_typed(typed, pack):
    facts = ("--types", "Artifact", "--keywords", "flash, ward {2}")
    assert typed("card", "Echo", "--pack", pack, *facts)[0] == 0
    assert 'keywords = ("flash", "ward {2}")' in (pack / "src/my_lanterns/echo.py").read_text()


def test_a_keyword_that_is_none(typed, pack):
    facts = ("--types", "Artifact", "--keywords", "flsh")
    refused(typed, "did you mean 'flash'", "card", "Echo", "--pack", pack, *facts)


def test_facts_that_are_typed(typed, pack):
    facts = ("--types", "Creature — Echo", "--cost", "{4}", "--power", 1, "--toughness", 2)
    assert typed("card", 'Echo "of" \\ Echoes', "--pack", pack, *facts)[0] == 0
    module = pack / "src/my_lanterns/echo_of_echoes.py"
    body = ast.parse(module.read_text()).body[2].body
    said = {node.targets[0].id: node.value.value for node in body[:3]}
    assert said == {"name": 'Echo "of" \\ Echoes', "cost": "{4}", "types": "Creature — Echo"}
    assert "caveat" in module.read_text()


@pytest.mark.parametrize(
    ("facts", "said"),
    [
        (("--types", "Creature — Echo"), "give both --power and --toughness"),
        (("--types", "Artifact — Vehicle", "--power", 3), "give both --power and --toughness"),
        (("--types", "Artifact", "--power", 3), "leave --power and --toughness out"),
    ],
)
def test_power_and_toughness_fit_the_types(typed, pack, facts, said):
    refused(typed, said, "card", "Echo", "--pack", pack, *facts)


def test_a_card_without_facts_says_so(typed, pack):
    assert typed("card", "Nobody", "--pack", pack)[0] == 0
    text = (pack / "src/my_lanterns/nobody.py").read_text()
    assert 'caveat = "not written yet: its cost and types, its abilities"' in text


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([""], "can't name a card"),
        ([" Blank "], "can't name a card"),
        (["a\nb"], "can't name a card"),
        (["a\x00b"], "can't name a card"),
        (["龍"], "nothing is left of it in a slug"),
        (["///"], "nothing is left of it in a slug"),
        (["Elesh Norn, Mother of Machines"], "cardwright-cards-rulings"),
        (["forest"], "cardwright-cards-basics"),
        (["Keeper of My Lanterns"], "keeper-of-my-lanterns = "),
        (["X", "--data", "nowhere.json"], "nowhere.json: there is no such file"),
        (["X", "--data", "bad.json"], "bad.json can't be read as JSON"),
        (["Test Angle", "--data", "cards.json"], "did you mean 'Test Angel'?"),
        (["X", "--cost", "{1}"], "--types is needed"),
        (["X", "--types", "Artifact", "--data", "cards.json"], "leave the other options out"),
        (["X", "--types", "Legendary"], "names no card type"),
        (["X", "--types", "Artifact", "--cost", "4W"], "no mana symbol"),
    ],
)
def test_cards_that_are_refused(typed, pack, arguments, said):
    Path("bad.json").write_text("{")
    Path("cards.json").write_text(json.dumps(SCRYFALL))
    refused(typed, said, "card", *arguments, "--pack", pack)


def test_a_slash_in_a_name_leads_nowhere(typed, pack):
    assert typed("card", "../../Glow // Worm", "--pack", pack)[0] == 0
    assert (pack / "src/my_lanterns/glow_worm.py").is_file()


def test_a_card_that_is_there_is_not_written_again(typed, pack):
    assert typed("card", "Twice", "--pack", pack)[0] == 0
    refused(typed, "twice = ", "card", "Twice", "--pack", pack)
    (pack / "tests/test_thrice.py").write_text("mine")
    refused(typed, "test_thrice.py is there already", "card", "Thrice", "--pack", pack)


@pytest.mark.parametrize("kind", ["card", "keyword", "cost", "hook"])
def test_what_is_no_pack(typed, kind):
    Path("folder").mkdir()
    refused(typed, "folder is no pack: it has no pyproject.toml", kind, "x", "--pack", "folder")
    Path("folder/pyproject.toml").write_text("[tool.x]\n")
    refused(typed, "has no project.name", kind, "x", "--pack", "folder")
    Path("folder/pyproject.toml").write_text("[[[")
    refused(typed, "folder/pyproject.toml:", kind, "x", "--pack", "folder")
    Path("folder/pyproject.toml").write_text('[project]\nname = "x"\n')
    refused(typed, "has no package 'x'", kind, "x", "--pack", "folder")


# Mechanics.


@pytest.mark.parametrize(
    ("kind", "group", "target"),
    [
        ("keyword", "cardwright.keywords", "DeepRoots"),
        ("cost", "cardwright.rules", "plugin"),
        ("hook", "cardwright.rules", "plugin"),
    ],
)
def test_a_mechanic(typed, pack, kind, group, target):
    code, out, err = typed(kind, "deep roots", "--pack", pack)
    assert (code, err, out.count("wrote "), out.count("changed ")) == (0, "", 2, 1)
    for path in ("src/my_lanterns/deep_roots.py", "tests/test_deep_roots.py"):
        ast.parse((pack / path).read_text())
    entries = tomllib.loads((pack / "pyproject.toml").read_text())["project"]["entry-points"]
    assert entries[group] == {"deep-roots": f"my_lanterns.deep_roots:{target}"}


@pytest.mark.parametrize(
    ("kind", "name", "said"),
    [
        ("keyword", "", "can't name a keyword"),
        ("keyword", "Deep Roots", "use small letters"),
        ("cost", "../x", "can't name a cost"),
        ("hook", "a--b", "can't name a hook"),
        ("keyword", "vigilance", "has a keyword 'vigilance' already"),
        ("cost", "life", "has a rules plugin 'life' already"),
        ("hook", "replacements", "the kernel has a hook 'replacements' already"),
    ],
)
def test_mechanics_that_are_refused(typed, pack, kind, name, said):
    refused(typed, said, kind, name, "--pack", pack)


@pytest.mark.parametrize(("name", "cls"), [("enters", "TheEnters"), ("card", "TheCard")])
def test_names_of_the_language_are_no_names_of_classes(typed, pack, name, cls):
    assert typed("keyword", name, "--pack", pack)[0] == 0
    assert f"class {cls}(Keyword)" in (pack / f"src/my_lanterns/{name}.py").read_text()


# pyproject.toml is the author's.

ODD = """\
# my pack
[build-system]   # as I like it
requires = ["hatchling"]
build-backend = 'hatchling.build'

[project]
name    = "odd"
version = '1.0'   # soon 1.1

  [project.entry-points."cardwright.cards"]   # all of them
  first = "odd.first:First"     # the best

[tool.mine]
x = [ 1,2,
      3 ]
"""


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_format_and_comments_stay(typed, newline):
    Path("odd/src/odd").mkdir(parents=True)
    file = Path("odd/pyproject.toml")
    file.write_bytes(ODD.replace("\n", newline).encode())
    assert typed("card", "Second", "--pack", "odd")[0] == 0
    assert typed("keyword", "deep", "--pack", "odd")[0] == 0
    lines = file.read_bytes().decode().split(newline)
    added = [line for line in lines if line not in ODD.splitlines()]
    assert [line.strip() for line in added if line] == [
        'second = "odd.second:Second"',
        '[project.entry-points."cardwright.keywords"]',
        'deep = "odd.deep:Deep"',
    ]
    kept = [line for line in lines if line in ODD.splitlines() and line]
    assert kept == [line for line in ODD.splitlines() if line]


def test_a_form_that_can_not_be_added_to_is_left_alone(typed):
    Path("odd/odd").mkdir(parents=True)
    Path("odd/pyproject.toml").write_text(
        '[project]\nname = "odd"\nentry-points = { "cardwright.cards" = { a = "odd.a:A" } }\n'
    )
    refused(typed, 'write xenon = "odd.xenon:Xenon" yourself', "card", "Xenon", "--pack", "odd")
