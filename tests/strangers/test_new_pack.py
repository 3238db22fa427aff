"""From an empty folder and environment: a pack of one's own, with all kinds of things in it."""

import json
import sys

import pytest

pytestmark = pytest.mark.slow

OURS = ("cardwright-", "cardwright_core-", "cardwright_rules-")  # no cards

HOOK = """
    @hookimpl
    def additional_triggers(self, by: Instance, trigger: Trigger) -> int | None:
        return 1 if trigger.caused_by(Enters) and trigger.of_permanent_of(by.controller) else None
"""
TEST = """

class Greeter(Card):
    name, types, power, toughness = "Greeter", "Creature — Human", 1, 1
    abilities = (triggered(whenever(Enters), GainLife(1)),)


def test_it_adds_a_trigger(table):
    table.add_card(Greeter)
    table.battlefield("P1", CARD, "Greeter")
    table.propose(table.entering("P2", "Greeter"))
    table.resolve()
    assert (table.life("P1"), table.life("P2")) == (22, 21)
"""


@pytest.fixture(scope="module")
def empty(run, uv, wheels, tmp_path_factory):
    """An empty folder, and beside it an environment with cardwright, without any card."""
    folder = tmp_path_factory.mktemp("from_nothing")
    (folder / "empty").mkdir()
    run(uv, "venv", "--quiet", "--python", sys.executable, folder / "venv")
    mine = [wheel for wheel in wheels.glob("*.whl") if wheel.name.startswith(OURS)]
    python = folder / "venv" / "bin" / "python"
    run(uv, "pip", "install", "--quiet", "--python", python, *mine, "pytest>=9,<10")
    return folder / "empty"


@pytest.fixture(scope="module")
def typed(run, empty, environment):
    """Type a command there."""
    programs = empty.parent / "venv" / "bin"

    def typed(command, *arguments, cwd=empty, **options):
        return run(programs / command, *arguments, cwd=cwd, env=environment, **options)

    return typed


@pytest.fixture(scope="module")
def install(run, uv, empty, environment):
    def install(*what, cwd):
        python = empty.parent / "venv" / "bin" / "python"
        command = (uv, "pip", "install", "--quiet", "--python", python, *what)
        run(*command, cwd=cwd, env=environment)

    return install


def outcome_in(typed, pack, **options):
    return typed(
        "python", "-m", "pytest", "-q", "-p", "no:cacheprovider", cwd=pack, **options
    ).stdout


@pytest.fixture(scope="module")
def pack(typed, install, empty):
    typed("cardwright", "new", "pack", "my-lanterns")
    install("-e", ".", cwd=empty / "my-lanterns")
    return empty / "my-lanterns"


def test_a_new_pack_is_green_at_once(typed, pack):
    assert " passed" in outcome_in(typed, pack)
    (row,) = map(json.loads, typed("cardwright", "cards", "--json").stdout.splitlines())
    assert (row["slug"], row["complete"]) == ("keeper-of-my-lanterns", True)


def test_all_that_can_be_added_is_green_once_it_is_installed(typed, install, pack):
    facts = ("--types", "Artifact", "--cost", "{4}")
    typed("cardwright", "new", "card", "Resonance Engine", "--pack", ".", *facts, cwd=pack)
    for kind, name in (("keyword", "deep roots"), ("cost", "glow"), ("hook", "gain stopper")):
        typed("cardwright", "new", kind, name, "--pack", ".", cwd=pack)
    assert "run pip install -e . again" in outcome_in(typed, pack, expect=1)
    install("-e", ".", cwd=pack)
    assert " passed" in outcome_in(typed, pack)


def test_an_effect_of_few_lines_whose_hook_matters(typed, pack):
    card, test = (
        pack / "src/my_lanterns/resonance_engine.py",
        pack / "tests/test_resonance_engine.py",
    )
    text = card.read_text().replace("Card\n", "Card, Enters, Instance, Trigger, hookimpl\n", 1)
    card.write_text(text[: text.index("    caveat")] + HOOK)
    names = "Card, Enters, GainLife, triggered, whenever"
    said = test.read_text().replace("CARD =", f"from cardwright.authoring import {names}\n\nCARD =")
    test.write_text(said + TEST)
    assert " passed" in outcome_in(typed, pack)
    card.write_text(card.read_text().replace("    @hookimpl\n", ""))
    failed = outcome_in(typed, pack, expect=1)
    assert "FAILED tests/test_resonance_engine.py::test_it_adds_a_trigger" in failed
    assert "1 failed" in failed


def test_a_pack_for_another_version_is_refused_before_it_is_imported(typed, install, pack, empty):
    typed("cardwright", "new", "pack", "newer-lanterns")
    newer = empty / "newer-lanterns"
    project = newer / "pyproject.toml"
    project.write_text(project.read_text().replace("cardwright>=0.1,<1", "cardwright>=99"))
    (newer / "src/newer_lanterns/__init__.py").write_text("raise SystemExit('it was imported')")
    install("--no-deps", "-e", ".", cwd=newer)
    scenario = "newer-lanterns/tests/keeper_of_newer_lanterns.scenario.toml"
    said = typed("cardwright", "run", scenario, expect=2).stdout
    assert "(newer-lanterns 0.1.0) needs cardwright>=99, but cardwright" in said
    assert "it was imported" not in said
    rows = [json.loads(row) for row in typed("cardwright", "cards", "--json").stdout.splitlines()]
    (row,) = [row for row in rows if row["pack"] == "newer-lanterns"]
    assert not row["complete"]
    typed("cardwright", "run", pack / "tests")  # the rest goes on
