"""What strangers wrote is data here: it runs in an environment of its own."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

collect_ignore = ["broken", "mechanics", "pack", "tracer"]

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def run():
    """Run a command and return what it wrote; if it fails otherwise than expected, say all."""

    def run(*command, expect=0, **options):
        done = subprocess.run(command, capture_output=True, text=True, check=False, **options)
        assert done.returncode == expect, f"{command}\n{done.stdout}\n{done.stderr}"
        return done

    return run


@pytest.fixture(scope="session")
def uv():
    found = shutil.which("uv", path=str(Path(sys.executable).parent)) or shutil.which("uv")
    assert found, "uv is missing: requirements-test.txt brings it"
    return found


@pytest.fixture(scope="session")
def wheels(run, uv, tmp_path_factory):
    """The folder with the members' wheels: the one that CI has built, or a new one."""
    given = os.environ.get("CARDWRIGHT_WHEELS")
    if given:
        return Path(given)
    folder = tmp_path_factory.mktemp("wheels")
    run(uv, "build", "--quiet", "--all-packages", "--wheel", "--out-dir", folder, cwd=ROOT)
    return folder


@pytest.fixture(scope="session")
def environment():
    kept = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "PYTEST_ADDOPTS", "PYTHONDONTWRITEBYTECODE")
    return {name: value for name, value in os.environ.items() if name not in kept}
