"""The hook reference has every hook with its exact signature, as the specifications say it."""

import importlib.util
import inspect
import re
from pathlib import Path

import pytest

from cardwright import rule_set
from cardwright_core.specs import FAMILIES

TESTS = Path(__file__).parent / "hooks"
MAKER = Path(__file__).parent.parent / "docs" / "make_hooks.py"

pytestmark = pytest.mark.skipif(not MAKER.exists(), reason="only a checkout has the docs")


@pytest.fixture(scope="module")
def maker():
    spec = importlib.util.spec_from_file_location("make_hooks", MAKER)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def hooks():
    for family in FAMILIES:
        for name, function in vars(family).items():
            if inspect.isfunction(function):
                yield pytest.param(name, function, id=name)


def test_the_page_is_up_to_date(maker):
    assert maker.PAGE.read_text(encoding="utf-8") == maker.page()


@pytest.mark.parametrize(("name", "function"), list(hooks()))
def test_every_hook_says_what_there_is_to_say(name, function, maker):
    assert maker.signature(name, function) in maker.PAGE.read_text(encoding="utf-8")
    text = inspect.getdoc(function)
    for part in ("Called:", "Answer:", "Since", "Example::"):
        assert part in text, part
    if "Answer: none" not in text:
        assert "Combines:" in text


def test_every_hook_has_a_test_named_after_it():
    """The hooks that rules plugins open, too."""
    families = (*FAMILIES, *rule_set().opened)
    names = {name for family in families for name in dir(family) if not name.startswith("_")}
    tests = " ".join(
        found
        for file in TESTS.glob("test_*.py")
        for found in re.findall(r"^def (test_\w+)\(", file.read_text(), re.MULTILINE)
    )
    tested = {name for name in names if re.search(rf"\btest_(\w+_)?{name}(_\w+)?\b", tests)}
    assert names - tested == set()
