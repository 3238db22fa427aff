"""The pages about the pipelines show what is really printed."""

import importlib.util
from pathlib import Path

import pytest

DOCS = Path(__file__).parent.parent / "docs"
MAKER = DOCS / "make_examples.py"
PAGES = sorted((DOCS / "pipelines").glob("*.md"))

pytestmark = pytest.mark.skipif(not MAKER.exists(), reason="only a checkout has the docs")


@pytest.fixture(scope="module")
def maker():
    spec = importlib.util.spec_from_file_location("make_examples", MAKER)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("page", [pytest.param(page, id=page.stem) for page in PAGES])
def test_a_page_is_up_to_date(page, maker):
    text = page.read_text(encoding="utf-8")
    assert "<!-- explained: " in text
    assert maker.filled(text) == text


def test_the_words_that_answer_a_hook_are_listed(maker):
    assert {"GoesInstead", "EntersTapped"} <= set(maker.words("replacements"))
    assert "CantBeBlocked" not in maker.words("replacements")
    text = maker.filled("<!-- words: replacements -->\nold\n\nnext\n")
    assert text.startswith("<!-- words: replacements -->\n`AsItEnters`, ")
    assert text.endswith(".\n\nnext\n")
