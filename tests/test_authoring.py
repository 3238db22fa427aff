"""``cardwright.authoring`` gives every name that it promises, and imports it as it is used."""

import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

from cardwright import authoring
from cardwright._homes import HOMES

MAKER = Path(__file__).parent.parent / "plugins" / "front" / "make_homes.py"


@pytest.mark.skipif(not MAKER.exists(), reason="only a checkout has it")
def test_what_type_checkers_read_is_what_python_imports():
    spec = importlib.util.spec_from_file_location("make_homes", MAKER)
    maker = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(maker)
    assert maker.HOMES.read_text(encoding="utf-8") == maker.homes(), f"run {MAKER.name}"


def test_every_name_that_it_promises_has_a_home():
    assert sorted(HOMES) == sorted(authoring.__all__) == sorted(dir(authoring))


@pytest.mark.parametrize("name", authoring.__all__)
def test_it_gives(name):
    assert getattr(authoring, name) is not None


def test_all_at_once():
    names = {}
    exec("from cardwright.authoring import *", names)  # noqa: S102 - a function can't import so
    assert set(authoring.__all__) <= set(names)


def test_an_unknown_name():
    with pytest.raises(AttributeError, match="no attribute 'Nonsense'"):
        authoring.Nonsense  # noqa: B018 - looked up for the error


def test_it_imports_only_what_is_used():
    code = (
        "import sys; from cardwright.authoring import Card; "
        "print(sum('vocabulary' in name for name in sys.modules))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "0"
