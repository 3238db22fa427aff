"""The command line, as it is typed."""

import json
import os
import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import click
import pytest

from cardwright import cli
from cardwright.authoring import Card
from cardwright.cli import main
from cardwright.installed import Installed
from cardwright_core.cards import Origin
from cardwright_core.catalog import LoadFailure

HOLDS = """\
schema = 1
name = "Two of them: three times"
about = "Each adds one."
rules = ["603.2d"]

[players.P1]
battlefield = [{ card = "Elesh Norn, Mother of Machines", count = 2 }, "Soul Warden"]
hand = ["Grizzly Bears"]

[players.P2]
battlefield = [{ card = "Soul Warden", as = "theirs", tapped = true }]

[[do]]
enters = ["Grizzly Bears"]

[do.expect]
waiting = 3
object.theirs.suppressed = 1
"""


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("scenarios").mkdir()
    Path("scenarios/a.scenario.toml").write_text(HOLDS)
    return Path("scenarios")


@pytest.fixture
def falsified(folder):
    text = HOLDS.replace("waiting = 3", "waiting = 4").replace("Two of them", "Falsified")
    (folder / "b.scenario.toml").write_text(text)
    return folder


@pytest.fixture
def typed(capsys):
    """Type a command; return the exit code, what was printed, and the errors."""

    def typed(*arguments):
        with pytest.raises(SystemExit) as left:
            main([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return left.value.code, out, err

    return typed


def without_seconds(text):
    """Return what does not change from run to run, nor from version to version."""
    lines = re.sub(r"(\(cardwright[\w-]*) [\w.]+\)", r"\1 VERSION)", text).splitlines()
    lines[-1] = lines[-1].rsplit(" (", 1)[0]
    return "\n".join(lines)


def test_run_that_holds(typed, folder, snapshot):
    code, out, err = typed("run", folder)
    assert (code, err) == (0, "")
    assert without_seconds(out) == snapshot


def test_run_that_fails_says_what_happened_instead(typed, falsified, snapshot):
    code, out, err = typed("run", falsified)
    assert (code, err) == (1, "")
    assert without_seconds(out) == snapshot


def test_explain(typed, falsified, snapshot):
    code, out, err = typed("run", falsified, "--explain")
    assert (code, err) == (1, "")
    assert without_seconds(out) == snapshot


class Half(Card):
    name, cost, types = "Half a Card", "{1}", "Artifact"
    caveat = "its second ability is missing"


@pytest.fixture
def half_a_card(folder, monkeypatch):
    """Return a scenario file with a card that does only a part of what it should."""

    def load_card(_, slug, load_card=Installed.load_card):
        return (Half(), Origin()) if slug == "half-a-card" else load_card(_, slug)

    monkeypatch.setattr(Installed, "load_card", load_card)
    file = folder / "a.scenario.toml"
    file.write_text(HOLDS.replace("hand = [", 'hand = ["Half a Card", '), encoding="utf-8")
    return file


@pytest.mark.parametrize("how", [[], ["--explain"]])
def test_the_caveat_of_a_card_is_told_with_the_result(typed, half_a_card, how):
    code, out, _ = typed("run", half_a_card, *how)
    assert code == 0
    assert "caveat: Half a Card: its second ability is missing" in out


def test_and_in_the_json(typed, half_a_card):
    _, out, _ = typed("run", half_a_card, "--json")
    assert json.loads(out)["caveats"] == ["Half a Card: its second ability is missing"]


def test_json_is_one_line_for_each_scenario(typed, falsified):
    code, out, err = typed("run", falsified, "--json")
    assert (code, err) == (1, "")
    rows = [json.loads(line) for line in out.splitlines()]
    keys = ["file", "name", "ok", "rules", "expectations", "caveats", "seconds", "failures"]
    assert [list(row) for row in rows] == [keys, keys]
    good, bad = rows
    seconds = good.pop("seconds")
    assert isinstance(seconds, float)
    assert seconds > 0
    assert good == {
        "file": "scenarios/a.scenario.toml",
        "name": "Two of them: three times",
        "ok": True,
        "rules": ["603.2d"],
        "expectations": 2,
        "caveats": [],
        "failures": [],
    }
    assert bad["ok"] is False
    assert bad["failures"] == [
        "scenarios/b.scenario.toml:17: abilities that wait for the stack: expected 4, but it is 3"
    ]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["run"], "Missing argument 'PATH...'"),
        (["run", "nowhere"], "nowhere: there is no such file or folder"),
        (["run", "empty"], "empty: there is no *.scenario.toml in this folder or below it"),
        (["run", "empty", "scenarios"], "empty: there is no *.scenario.toml"),
        (["run", "scenarios", "--explain", "--json"], "choose one"),
        (["run", "scenarios", "--expalin"], "--explain"),
        (["rum", "scenarios"], "unknown command 'rum'; did you mean 'run'?"),
        (["plugins", "lst"], "list"),
    ],
)
def test_wrong_input_exits_2_without_a_traceback(typed, folder, arguments, said):
    Path("empty").mkdir()
    code, out, err = typed(*arguments)
    assert (code, out) == (2, "")
    assert said in err
    assert "Traceback" not in err


def test_a_mistake_in_one_file_is_told_before_anything_runs(typed, falsified):
    (falsified / "c.scenario.toml").write_text(HOLDS.replace("hand =", "hnad ="))
    code, out, err = typed("run", falsified)
    assert (code, out) == (2, "")
    assert err == ("Error: scenarios/c.scenario.toml:8: unknown key 'hnad'; did you mean 'hand'?\n")


def test_cards(typed):
    code, out, _ = typed("cards")
    assert code == 0
    heading, *rows = out.splitlines()
    assert heading.split() == ["slug", "name", "pack", "version", "complete", "caveat"]
    assert any(row.startswith("soul-warden ") and " Soul Warden " in row for row in rows)


def test_cards_as_json(typed):
    code, out, _ = typed("cards", "--json")
    rows = {row["slug"]: row for row in map(json.loads, out.splitlines())}
    assert code == 0
    assert rows["elesh-norn-mother-of-machines"] == {
        "slug": "elesh-norn-mother-of-machines",
        "name": "Elesh Norn, Mother of Machines",
        "pack": "cardwright-cards-rulings",
        "version": version("cardwright-cards-rulings"),
        "complete": True,
        "caveat": "",
    }
    assert rows["forest"]["pack"] == "cardwright-cards-basics"
    assert list(rows) == sorted(rows)


def test_cards_that_are_refused_are_listed_with_the_reason(typed, monkeypatch):
    origin = Origin("newer-pack", "9.0", "a:B")
    refused = {"new-card": LoadFailure(origin, "new-card", "it needs cardwright>=99")}
    monkeypatch.setattr(Installed, "refused", lambda self, group: refused)
    code, out, _ = typed("cards", "--json")
    (row,) = [row for row in map(json.loads, out.splitlines()) if row["slug"] == "new-card"]
    assert (code, row["complete"], row["pack"]) == (0, False, "newer-pack")
    assert row["caveat"] == "it needs cardwright>=99"


def test_plugins_as_json(typed):
    code, out, _ = typed("plugins", "list", "--json")
    rows = [json.loads(line) for line in out.splitlines()]
    assert code == 0
    assert {tuple(row) for row in rows} == {("kind", "name", "distribution", "version", "entry")}
    assert {row["kind"] for row in rows} >= {"rules", "keyword", "pack"}
    vigilance = next(row for row in rows if row["name"] == "vigilance")
    assert vigilance["distribution"] == "cardwright-rules"


def test_plugins_as_a_table(typed):
    code, out, _ = typed("plugins", "list")
    assert code == 0
    assert out.splitlines()[0].split() == ["kind", "name", "distribution", "version", "entry"]


# Other people's commands.


@click.command()
def stranger():
    """Say hello."""
    click.echo("hello")


class Entry:
    """An entry point that tells whether it was loaded."""

    dist = None
    loaded = 0

    def __init__(self, name, thing):
        self.name, self.value, self.thing = name, f"their.module:{name}", thing

    def load(self):
        self.loaded += 1
        if isinstance(self.thing, Exception):
            raise self.thing
        return self.thing


def test_a_strangers_command_is_loaded_when_it_is_typed(typed, monkeypatch):
    entry = Entry("greet", stranger)
    monkeypatch.setattr(cli, "_others", lambda: {"greet": entry})
    code, out, _ = typed("--help")
    assert (code, entry.loaded) == (0, 0)
    assert "greet" in out
    assert typed("greet") == (0, "hello\n", "")


@pytest.mark.parametrize("thing", [ImportError("no such module"), 42])
def test_a_strangers_command_that_is_broken(typed, monkeypatch, thing):
    monkeypatch.setattr(cli, "_others", lambda: {"greet": Entry("greet", thing)})
    code, _, err = typed("greet")
    assert code == 2
    assert "their.module:greet" in err
    assert "Traceback" not in err


@pytest.mark.parametrize("error", [KeyboardInterrupt, click.Abort])
def test_ctrl_c_is_one_line(typed, monkeypatch, error):
    def interrupted(*_, **__):
        raise error

    monkeypatch.setattr(cli.cardwright, "main", interrupted)
    assert typed("run", "x") == (130, "", "interrupted\n")


# As its own process.


def test_a_signal_while_it_is_imported():
    code = (
        "import os, signal, sys\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # whoever runs this may not
        "class Finder:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name == 'cardwright.cli':\n"
        "            os.kill(os.getpid(), signal.SIGINT)\n"
        "sys.meta_path.insert(0, Finder())\n"
        "from cardwright.command import main\n"
        "main()"
    )
    done = python("-c", code)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "interrupted\n")


def python(*arguments, **options):
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        [sys.executable, *map(str, arguments)],
        capture_output=True,
        text=True,
        env=environment,
        check=False,
        **options,
    )


def imported_by(*arguments):
    """Return the modules that a command line imports."""
    code = (
        "import sys\n"
        "from cardwright.cli import _run\n"
        f"_run({[str(argument) for argument in arguments]!r})\n"
        "print(*sorted(sys.modules), file=sys.stderr)"
    )
    return set(python("-c", code).stderr.split())


@pytest.mark.parametrize("option", ["--help", "--version"])
def test_help_and_version_import_neither_kernel_nor_cards_nor_rich(option):
    imported = imported_by(option)
    assert "click" in imported
    for package in (
        "cardwright_core",
        "cardwright_rules",
        "cardwright_cards_basics",
        "rich",
        "attrs",
    ):
        assert package not in imported


def test_cards_imports_no_card():
    imported = imported_by("cards")
    assert not {name for name in imported if name.startswith("cardwright_cards_rulings")}
    assert {name for name in imported if name.startswith("cardwright_cards_basics")} == {
        "cardwright_cards_basics"  # the pack of rows, whose cards are data
    }


def test_plugins_imports_no_plugin():
    imported = imported_by("plugins", "list")
    assert not {name for name in imported if name.startswith(("cardwright_rules", "cardwright_c"))}


def test_run_imports_only_the_cards_that_are_named(folder):
    imported = imported_by("run", folder)
    cards = {name for name in imported if name.startswith("cardwright_cards_")}
    assert cards == {
        "cardwright_cards_basics",
        "cardwright_cards_basics.soul_warden",
        "cardwright_cards_rulings",
        "cardwright_cards_rulings.elesh_norn",
    }
    assert not imported & SLOW_TO_IMPORT


SLOW_TO_IMPORT = {
    *("attr", "cattrs", "difflib", "email", "hashlib", "importlib.metadata", "importlib.resources"),
    *("json", "random", "rich", "socket", "tempfile", "zipfile"),
}
"""What a plain scenario has no need of; each is some percent of a cold start."""


def test_python_m(folder):
    done = python("-m", "cardwright", "run", folder)
    assert done.returncode == 0
    assert "all hold" in done.stdout


def test_a_signal_to_the_process(folder):
    code = (
        "import os, signal\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "import cardwright.cli.run as command\n"
        "command.find = lambda paths: os.kill(os.getpid(), signal.SIGINT)\n"
        "from cardwright.cli import main\n"
        f"main(['run', {str(folder)!r}])"
    )
    done = python("-c", code)
    assert (done.returncode, done.stdout, done.stderr.split()) == (130, "", ["interrupted"])


def test_a_pipe_that_nobody_reads(folder):
    for number in range(3):
        (folder / f"more{number}.scenario.toml").write_text(HOLDS)
    command = f"{sys.executable} -m cardwright run {folder} --explain | true"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False)
    assert "Traceback" not in done.stderr
    assert "BrokenPipe" not in done.stderr
