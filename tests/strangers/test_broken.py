"""Broken and hostile packs: each is named in one clear error, and the rest goes on."""

import importlib
import json
import os
import re
import shutil
import sys
import tomllib
from pathlib import Path

import pytest

from cardwright import rule_set
from cardwright.cli import main
from cardwright_core.errors import EndlessError

BROKEN = Path(__file__).resolve().parent / "broken"

SCENARIO = """\
schema = 1
name = "{name}"

[players.P1]
battlefield = [{there}]
hand = ["Grizzly Bears"]

[players.P2]

[[do]]
enters = ["Grizzly Bears"]

[[do]]
resolve = "all"
expect.life.P1 = 21
"""


def scenario(name, *cards):
    return SCENARIO.format(name=name, there=", ".join(map(json.dumps, cards)))


def install(source, site):
    """Write a pack into a folder of installed packages, as pip would: no build, no network."""
    project = tomllib.loads((source / "pyproject.toml").read_text())["project"]
    shutil.copytree(source / "src", site, dirs_exist_ok=True)
    info = site / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    needs = "".join(f"Requires-Dist: {need}\n" for need in project["dependencies"])
    head = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (info / "METADATA").write_text(head + needs)
    groups = project["entry-points"].items()
    (info / "entry_points.txt").write_text(
        "\n".join(
            f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in entries.items())
            for group, entries in groups
        )
    )


@pytest.fixture(scope="session")
def sites(tmp_path_factory):
    """Each pack installed into a folder of its own."""
    folder = tmp_path_factory.mktemp("broken")
    found = {}
    for source in sorted(BROKEN.iterdir()):
        if (source / "pyproject.toml").exists():
            found[source.name] = folder / source.name
            install(source, found[source.name])
    return found


@pytest.fixture
def installed(sites, monkeypatch):
    """Let packs be installed for one test."""
    before = set(sys.modules)

    def installed(*names):
        for name in names:
            monkeypatch.syspath_prepend(sites[name])
        importlib.invalidate_caches()

    yield installed
    for name in set(sys.modules) - before:
        if any(
            str(getattr(sys.modules[name], "__file__", "")).startswith(str(one))
            for one in sites.values()
        ):
            del sys.modules[name]


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("z.scenario.toml").write_text(scenario("Without it", "Soul Warden"))
    return tmp_path


@pytest.fixture
def typed(capsys):
    """Type a command; return the exit code, what was printed, and the errors."""

    def typed(*arguments):
        with pytest.raises(SystemExit) as left:
            main([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return left.value.code, scrubbed(out), scrubbed(err)

    return typed


def scrubbed(text):
    """Leave out what differs from run to run and from version to version."""
    text = re.sub(r"\(\d+\.\d+ s\)", "(TIME)", text)
    text = re.sub(r"(cardwright[\w-]*) \d+[\w.]+", r"\1 VERSION", text)
    return re.sub(r"0x[0-9a-f]+", "ADDRESS", text)


LONG = "Very " * 61 + "Long"

ON_THE_TABLE = [
    ("raises-on-import", "Kaput"),
    ("exits-on-import", "Door-Slammer"),
    ("unknown-hook", "Mistyped"),
    ("wrong-parameter", "Misheard"),
    ("wrong-answer", "Muddler"),
    ("no-card", "Blank"),
    ("no-card", "Absent"),
    ("no-card", "Adrift"),
    ("raises-in-game", "Stumbler"),
    ("raises-in-game", "Tripper"),
    ("never-ends", "Treadmill"),
    ("never-ends", "Chatterbox"),
    ("never-ends", "Navelgazer"),
    ("never-ends", "Beanstalk"),
    ("needs-newer", "From the Future"),
    ("needs-missing", "Orphan"),
    ("writes-the-state", "Meddler"),
    ("hostile-names", LONG),
]


@pytest.mark.parametrize("broken", ON_THE_TABLE, ids=lambda one: one[1].strip()[:20])
def test_a_broken_card_is_one_clear_error_and_other_scenarios_run(
    installed, folder, typed, snapshot, broken
):
    pack, card = broken
    installed(pack)
    others = () if card == "Tripper" else ("Soul Warden",)  # else their order is to be chosen
    Path("a.scenario.toml").write_text(scenario("With it", *others, card))
    code, out, err = typed("run", ".")
    assert "ok      Without it" in out, err
    assert code == 2
    assert "Traceback" not in out + err
    assert out + err == snapshot


@pytest.mark.parametrize("pack", ["never-settles"])
def test_rules_without_end_are_named_and_the_game_stands_as_before(installed, folder, pack):
    installed(pack)
    rules = rule_set()
    game = rules.new_game()
    for player in ("P1", "P2"):
        game.add_player(player, ["Forest"] * 10)
    game.skip_setup()
    with pytest.raises(EndlessError):
        _ = game.decision  # some moves on the way there succeed
    before = game.digest()
    with pytest.raises(EndlessError) as raised:
        _ = game.decision
    assert str(raised.value) == (
        "hook state_based_actions of itch (never-settles 1.0) has something to do without end; "
        "tell the authors of never-settles, or leave it out: CARDWRIGHT_DISABLE=never-settles"
    )
    assert game.digest() == before


@pytest.mark.parametrize("pack", ["rules-that-raise", "rules-unknown-hook", "unreadable-rows"])
def test_what_can_be_done_without_is_a_warning(installed, folder, typed, snapshot, pack):
    installed(pack)
    code, out, err = typed("run", ".")
    assert (code, "all hold" in out) == (0, True)
    assert err == snapshot


def test_a_slug_of_two_packs_is_an_error_only_for_who_names_it(installed, folder, typed, snapshot):
    installed("twins-one", "twins-two")
    Path("a.scenario.toml").write_text(scenario("With it", "Soul Warden", "Twin"))
    Path("b.scenario.toml").write_text(scenario("Others", "Soul Warden", "Only One", "Only Two"))
    code, out, err = typed("run", ".")
    assert (code, err) == (2, "")
    assert out == snapshot


def test_a_slug_of_two_packs_can_be_decided(installed, folder, typed):
    installed("twins-one", "twins-two")
    Path("a.scenario.toml").write_text(scenario("With it", "Soul Warden", "Twin"))
    assert typed("--disable", "twins-two", "run", ".")[0] == 0
    assert "CARDWRIGHT_DISABLE" not in os.environ


def test_packs_that_need_each_other_work(installed, folder, typed):
    installed("needs-one", "needs-two")
    Path("a.scenario.toml").write_text(scenario("Both", "Soul Warden", "Ring One", "Ring Two"))
    assert typed("run", ".")[0] == 0


def test_a_hostile_name_is_printed_safely(installed, folder, typed, snapshot):
    installed("hostile-names")
    name = "Red \x1b[31mAlert\x1b]0;owned\x07 \u202eback"
    Path("a.scenario.toml").write_text(scenario("With it", "Soul Warden", name))
    code, out, err = typed("run", "--explain", "a.scenario.toml")
    assert (code, err) == (0, "")
    assert "Red \\x1b[31mAlert\\x1b]0;owned\\x07 \\u202eback" in out
    for arguments in (("cards",), ("plugins", "list"), ("cards", "--json")):
        code, more, err = typed(*arguments)
        assert (code, err) == (0, "")
        out += more
    assert all(sign.isprintable() or sign == "\n" for sign in out)
