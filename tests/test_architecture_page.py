"""The page about the architecture names every room of the kernel, and none that is not there."""

import re
from pathlib import Path

import pytest

import cardwright_core

ROOT = Path(__file__).resolve().parents[1]

pytestmark = pytest.mark.skipif(not (ROOT / "docs").exists(), reason="only a checkout has the docs")


def test_every_room_of_the_kernel_is_on_the_page():
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    table = page.partition("| room of the kernel |")[2].partition("\n\n")[0]
    rooms = [row.split("|")[1] for row in table.splitlines() if row.startswith("| `")]
    named = [name for room in rooms for name in re.findall(r"`(\w+)/?`", room)]
    modules = Path(cardwright_core.__file__).parent.glob("*.py")
    there = {module.stem for module in modules} - {"__init__"} | {"specs"}
    assert sorted(named) == sorted(there)
