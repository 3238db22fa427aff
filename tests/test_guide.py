"""The five-minute guide, word for word, in an empty folder and a new environment."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
GUIDE = ROOT / "docs" / "guide.md"
MOST_COMMANDS, MOST_LINES = 6, 15
STEP = re.compile(
    r"```sh\n(?P<commands>.*?)```"
    r"|<!-- (?P<how>file|append): (?P<path>\S+) -->\n```python\n(?P<text>.*?)```",
    re.DOTALL,
)

pytestmark = pytest.mark.skipif(not GUIDE.exists(), reason="only a checkout has the docs")


def steps():
    return [found.groupdict() for found in STEP.finditer(GUIDE.read_text(encoding="utf-8"))]


def commands():
    return [line for step in steps() for line in (step["commands"] or "").splitlines()]


def test_it_takes_few_commands():
    assert 0 < len(commands()) <= MOST_COMMANDS
    assert not [line for line in commands() if re.search(r"&&|;|\|", line)]


def test_the_card_of_words_does_what_it_says(table):
    text = GUIDE.read_text(encoding="utf-8").partition("<!-- card of words -->\n```python\n")[2]
    names = {"__name__": "guide"}
    exec(text.partition("```")[0], names)  # noqa: S102 - our own page
    table.add_card(names["SparkKeeper"])
    table.answers("P1", ("target", "P2"))
    table.propose(table.entering("P1", "Spark Keeper"))
    table.resolve()
    assert table.life("P2") == 18


@pytest.fixture(scope="module")
def wheels(tmp_path_factory):
    given = os.environ.get("CARDWRIGHT_WHEELS")
    if given:
        return Path(given)
    folder = tmp_path_factory.mktemp("wheels")
    uv = shutil.which("uv", path=str(Path(sys.executable).parent)) or shutil.which("uv")
    assert uv, "uv is missing: requirements-test.txt brings it"
    build = (uv, "build", "--quiet", "--all-packages", "--wheel", "--out-dir", folder)
    subprocess.run(build, check=True, cwd=ROOT)
    return folder


@pytest.fixture(scope="module")
def shell(wheels, tmp_path_factory):
    """Run a line of the guide in its empty folder; pip finds cardwright in the wheels."""
    folder = tmp_path_factory.mktemp("stranger")
    ours = ("PYTHON", "PYTEST", "VIRTUAL_ENV", "CARDWRIGHT")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    environment["PIP_FIND_LINKS"] = str(wheels)
    environment["PATH"] = os.pathsep.join((str(folder / "bin"), environment["PATH"]))
    (folder / "bin").mkdir()
    (folder / "bin" / "python3").symlink_to(sys._base_executable)
    work = folder / "work"
    work.mkdir()

    def run(line):
        return subprocess.run(
            ["bash", "-c", line],
            capture_output=True,
            text=True,
            check=False,
            cwd=work,
            env=environment,
        )

    run.folder = work
    return run


@pytest.mark.slow
def test_it_works_word_for_word(shell):
    own = 0
    for step in steps():
        if step["how"] is None:
            for line in step["commands"].splitlines():
                done = shell(line)
                assert done.returncode == 0, f"{line}\n{done.stdout}\n{done.stderr}"
            continue
        path = shell.folder / step["path"]
        made = path.read_text(encoding="utf-8")
        own += len([line for line in step["text"].splitlines() if line and line not in made])
        path.write_text(made + step["text"] if step["how"] == "append" else step["text"])
    assert own <= MOST_LINES
    assert " passed" in done.stdout
    assert "failed" not in done.stdout

    card = shell.folder / "my-echoes" / "src" / "my_echoes" / "brass_echo.py"
    card.write_text(card.read_text().replace("    @hookimpl\n", ""))
    done = shell(commands()[-1])
    assert done.returncode == 1
    assert "FAILED my-echoes/tests/test_brass_echo.py::test_each_answers_one" in done.stdout
