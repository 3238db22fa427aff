"""A stranger's pack and tracer, installed as wheels, with no source of cardwright in reach."""

import json
import shutil
import sys
import tomllib
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
STRANGERS = ("pack", "tracer", "mechanics")
TESTS = "pack/tests"

pytestmark = pytest.mark.slow


def project(folder):
    return tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]


@pytest.fixture(scope="module")
def strangers(run, uv, wheels, tmp_path_factory):
    """A folder outside the workspace and an environment: all is installed from wheels."""
    folder = tmp_path_factory.mktemp("strangers")
    built = []
    for name in STRANGERS:
        shutil.copytree(HERE / name, folder / name)
        run(uv, "build", "--quiet", "--wheel", "--out-dir", folder / "wheels", cwd=folder / name)
        shutil.rmtree(folder / name / "src")  # what runs is the wheel
    built = sorted([*wheels.glob("*.whl"), *(folder / "wheels").glob("*.whl")])
    wanted = [*project(ROOT)["dependencies"], *(project(folder / n)["name"] for n in STRANGERS)]
    names = sorted(name.replace("-", "_") for name in wanted)
    assert sorted(wheel.name.split("-")[0] for wheel in built) == names
    run(uv, "venv", "--quiet", "--python", sys.executable, folder / "venv")
    python = folder / "venv" / "bin" / "python"
    run(uv, "pip", "install", "--quiet", "--python", python, *built, "pytest>=9,<10")
    return folder


@pytest.fixture(scope="module")
def there(run, strangers, environment):
    """Run a command of the stranger's environment in the stranger's folder."""

    def run_there(command, *arguments):
        program = strangers / "venv" / "bin" / command
        return run(program, *arguments, cwd=strangers, env=environment)

    return run_there


def test_no_source_is_in_reach(there, strangers):
    modules = "cardwright, cardwright_core, cardwright_rules, cardwright_cards_lanterns"
    code = f"import {modules}; print([module.__file__ for module in ({modules})])"
    files = there("python", "-c", code).stdout
    assert files.count(str(strangers / "venv")) == 4
    assert str(ROOT) not in files


def test_the_strangers_own_pytest_finds_scenario_and_hook_test(there):
    result = there("python", "-m", "pytest", "-q", "-p", "no:cacheprovider", "-rA", TESTS).stdout
    assert "PASSED pack/tests/lantern_keeper.scenario.toml" in result
    assert "test_lantern_keeper.py::test_it_resonates_beside_any_norns[2]" in result
    assert "5 passed" in result


def test_the_tracer_sees_elesh_norns_answer(there):
    result = there("cardwright", "run", TESTS, "--json")
    (line,) = result.stdout.splitlines()
    report = json.loads(line)
    assert (report["ok"], report["failures"]) == (True, [])
    assert result.stderr.splitlines() == ["Lantern Keeper: [1, 1]", "Soul Warden: [1]"]


def test_a_strangers_mechanics_need_no_edit_here(there):
    """A keyword, a cost with its symbol, an event, a counter, a card type, a format."""
    command = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-rA", "mechanics/tests")
    result = there("python", *command).stdout
    for passed in ("dimmed.scenario.toml", "test_light_pays_it", "test_its_facts_fit"):
        assert f"{passed}" in result
    assert " failed" not in result


def test_the_stranger_is_listed_like_anybody(there):
    cards = [
        json.loads(line) for line in there("cardwright", "cards", "--json").stdout.splitlines()
    ]
    (keeper,) = [card for card in cards if card["slug"] == "lantern-keeper"]
    assert (keeper["pack"], keeper["version"]) == ("cardwright-cards-lanterns", "0.3.1")
    assert keeper["complete"]
    assert "trigger-tracer" in there("cardwright", "plugins", "list", "--json").stdout
