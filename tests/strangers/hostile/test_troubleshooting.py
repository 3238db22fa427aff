"""Each error has its section in docs/troubleshooting.md: by its class, and by its message."""

import importlib
import pkgutil
import re
from pathlib import Path

import pytest

import cardwright
import cardwright_core
import cardwright_rules
from cardwright.testing import ScriptError
from cardwright_core.errors import CardwrightError, PluginWarning
from cardwright_core.moved import RenamedCardWarning

HERE = Path(__file__).resolve().parent
PAGE = HERE.parents[2] / "docs" / "troubleshooting.md"

pytestmark = pytest.mark.skipif(not PAGE.exists(), reason="only a checkout has the docs")


@pytest.fixture(scope="module")
def headings():
    return re.findall(r"^##+ `(.*)`$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)


def errors():
    for package in (cardwright_core, cardwright_rules, cardwright):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if not module.name.endswith("__main__"):
                importlib.import_module(module.name)
    waiting, found = [CardwrightError], {RenamedCardWarning, ScriptError}
    while waiting:
        one = waiting.pop()
        found.add(one)
        waiting.extend(one.__subclasses__())
    return sorted(one.__name__ for one in found if one.__module__.startswith("cardwright"))


def test_each_class_has_its_section(headings):
    missing = [name for name in errors() if name not in headings]
    assert missing == []
    assert PluginWarning.__name__ in PAGE.read_text(encoding="utf-8")


def messages():
    """Every message of the snapshots of broken packs."""
    text = (HERE / "__snapshots__" / "test_broken.ambr").read_text(encoding="utf-8")
    for line in text.splitlines():
        if re.search(r"CARDWRIGHT|without end|needs .*: install", line):
            yield re.sub(r"^(Error|Warning): ", "", line.strip(" '\""))


def patterns(headings):
    for heading in headings:
        if " " in heading:
            parts = (re.escape(part.strip()) for part in heading.split("..."))
            yield re.compile(".*".join(parts))


def test_each_message_has_its_section(headings):
    known = list(patterns(headings))
    found = list(messages())
    assert len(found) > 20
    assert [one for one in found if not any(pattern.search(one) for pattern in known)] == []


def test_each_section_of_a_message_says_whose_fault_it_is():
    sections = re.split(r"^##+ ", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)[3:]
    for section in sections:
        assert len(section.strip().splitlines()) > 1, section
