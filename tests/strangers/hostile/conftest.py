"""Broken and hostile packs, installed for one test each; the packs are in ``../broken``."""

import importlib
import json
import re
import shutil
import sys
import tomllib
from pathlib import Path

import pytest

from cardwright.cli import main

BROKEN = Path(__file__).resolve().parents[1] / "broken"

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


@pytest.fixture
def scenario():
    """Return the text of a scenario with these cards on the battlefield."""
    return told


def told(name, *cards):
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
        file = str(getattr(sys.modules[name], "__file__", ""))
        if any(file.startswith(str(site)) for site in sites.values()):
            del sys.modules[name]


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("z.scenario.toml").write_text(told("Without it", "Soul Warden"))
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
