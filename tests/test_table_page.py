"""The page about the fixture ``table`` has each of its methods, and its example works."""

import importlib.util
import re
from pathlib import Path

import pytest

from cardwright.testing import Table

MAKER = Path(__file__).parent.parent / "docs" / "make_table.py"

pytestmark = pytest.mark.skipif(not MAKER.exists(), reason="only a checkout has the docs")


@pytest.fixture(scope="module")
def maker():
    spec = importlib.util.spec_from_file_location("make_table", MAKER)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_is_up_to_date(maker):
    assert maker.PAGE.read_text(encoding="utf-8") == maker.page(), f"run {MAKER.name}"


@pytest.mark.parametrize("name", [name for name in vars(Table) if not name.startswith("_")])
def test_it_has_every_method_once(maker, name):
    said = re.findall(rf"^- `table\.{name}[(`]", maker.PAGE.read_text("utf-8"), re.MULTILINE)
    assert len(said) == 1


def test_its_examples_work(maker, table):
    examples = re.findall(r"```python\n(.*?)```", maker.PAGE.read_text("utf-8"), re.DOTALL)
    assert len(examples) > 2
    for code in examples:
        names = {}
        exec(code, names)  # noqa: S102 - our own page
        (test,) = (value for name, value in names.items() if name.startswith("test_"))
        test(Table(table._rule_sets))
