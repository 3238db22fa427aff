"""The vocabulary page has every name of ``cardwright.authoring``, as it is."""

import ast
import importlib.util
import re
from pathlib import Path

import pytest

from cardwright import authoring

MAKER = Path(__file__).parent.parent / "docs" / "make_vocabulary.py"

pytestmark = pytest.mark.skipif(not MAKER.exists(), reason="only a checkout has the docs")


@pytest.fixture(scope="module")
def maker():
    spec = importlib.util.spec_from_file_location("make_vocabulary", MAKER)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_is_up_to_date(maker):
    stale = "python docs/make_vocabulary.py makes it anew"
    assert maker.PAGE.read_text(encoding="utf-8") == maker.page(), stale


def test_every_name_stands_there_once_with_what_it_is(maker):
    entries = re.findall(r"^- `(\w+)[^\n]*\n  (\S)", maker.page(), re.MULTILINE)
    assert sorted(name for name, _ in entries) == sorted(authoring.__all__)


def test_an_example_stays_while_its_card_says_it(maker):
    text, card = maker.shortest_use("Scry")
    assert maker._still_said("Scry", text, card)
    assert not maker._still_said("Scry", "Scry(99)", card)


def test_every_example_is_made_of_names_that_are_on_the_page(maker):
    examples = re.findall(r"^  For example `([^`]+)` \(", maker.page(), re.MULTILINE)
    assert len(examples) > 100
    assert {one: names for one in examples if (names := maker.unknown_names(one))} == {}


def test_a_constant_of_a_card_is_spelled_out_in_an_example(maker):
    assert maker.unknown_names("GoesInstead(Zone.EXILE, THEIR_CARDS)") == {"THEIR_CARDS"}
    module = maker._spelled_out("MINE = all_of(CARD, YOU_OWN)\nBOTH = (MINE, 1)\ndo(BOTH)\n")
    assert ast.unparse(module.body[-1]) == "do((all_of(CARD, YOU_OWN), 1))"


@pytest.mark.parametrize(
    ("name", "section"),
    [
        ("GoesInstead", "Static abilities"),
        ("BeginsOnBattlefield", "Static abilities"),
        ("CountersAtMost", "Static abilities"),
        ("ward", "Abilities"),
        ("deals_combat_damage", "Triggers and conditions"),
        ("transforms_into", "Faces"),
        ("with_abilities", "For marked methods"),
        ("make_token", "For marked methods"),
    ],
)
def test_a_word_stands_under_what_it_makes(maker, name, section):
    assert maker.section_of(name) == section


def test_the_example_at_the_top_works(table, maker):
    code = re.search(r"```python\n(.*?)```", maker.page(), re.DOTALL)[1]
    names = {}
    exec(code, names)  # noqa: S102 - it is our own page
    table.add_card(names["Mourner"])
    table.library("P1", "Forest")
    table.battlefield("P1", "Mourner")
    bears = table.battlefield("P1", "Grizzly Bears")
    table.propose(table.moving(bears, authoring.Zone.GRAVEYARD))
    table.resolve()
    assert len(table.game.state.zone(authoring.Zone.HAND, "P1")) == 1
