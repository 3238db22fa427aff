"""Mana costs: reading, writing, and what they are worth."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardwright_core.errors import InputError
from cardwright_core.mana import Color, Mana, ManaCost, mana
from cardwright_core.payment import could_pay, single_symbols, ways_to_pay

SYMBOLS = [
    "0",
    "1",
    "7",
    "16",
    "X",
    "Y",
    "Z",
    "C",
    "S",
    *"WUBRG",
    "W/P",
    "2/G",
    "C/R",
    "U/B",
    "R/W/P",
]


@given(st.lists(st.sampled_from(SYMBOLS)))
def test_a_cost_is_written_as_it_was_read(symbols):
    text = "".join(f"{{{symbol}}}" for symbol in symbols)
    assert str(ManaCost.parse(text)) == text
    assert ManaCost.parse(text).symbols == tuple(symbols)


@pytest.mark.rule("202.3", "202.3f", "202.3g", "107.3g")
@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("", 0),
        ("{0}", 0),
        ("{4}{W}", 5),
        ("{X}{X}{R}", 1),
        ("{W/U}", 1),
        ("{2/W}{2/W}", 4),
        ("{B/P}", 1),
        ("{10}{C}", 11),
    ],
)
def test_mana_value(text, value):
    assert ManaCost.parse(text).mana_value == value


@pytest.mark.rule("105.2", "202.2")
@pytest.mark.parametrize(
    ("text", "colors"),
    [
        ("{4}", ()),
        ("{4}{W}", (Color.WHITE,)),
        ("{U/B}", (Color.BLUE, Color.BLACK)),
        ("{C/G}", (Color.GREEN,)),
        ("{R/P}", (Color.RED,)),
    ],
)
def test_colors(text, colors):
    assert ManaCost.parse(text).colors == frozenset(colors)


@pytest.mark.parametrize(
    "text", ["4W", "{4}W", "{Q}", "{T}", "{4}{}", "{-1}", "{4", "{w}", " {W}", "{W/W/W}", "{4}{W}x"]
)
def test_what_is_no_cost_is_told(text):
    with pytest.raises(InputError, match="mana symbol at") as error:
        ManaCost.parse(text)
    assert repr(text) in str(error.value)


@pytest.mark.parametrize(("text", "variable"), [("{X}", True), ("{4}{Z}", True), ("{4}{W}", False)])
def test_variable(text, variable):
    assert ManaCost.parse(text).variable is variable


def test_units_of_mana():
    assert mana("{G}{C}") == (Mana("G"), Mana("C"))
    with pytest.raises(InputError, match="not a type of mana"):
        mana("{2}")


def test_symbols_to_pay_put_generic_last():
    assert single_symbols(ManaCost.parse("{2}{G}")) == ("G", "generic", "generic")


@pytest.mark.parametrize(
    ("pool", "cost", "ways"),
    [
        ("{G}{G}", "{1}{G}", 1),
        ("{G}{W}", "{1}{G}", 1),
        ("{G}{G}{W}", "{1}{G}", 2),
        ("{W}{W}", "{1}{G}", 0),
        ("{W}{U}{B}", "{1}", 3),
        ("{W}{U}", "{W/U}{W}", 1),
        ("{W}", "{1}{G}", 0),
    ],
)
def test_each_different_bundle_is_one_way(pool, cost, ways):
    units = tuple((unit, False) for unit in mana(pool))
    assert len(ways_to_pay(units, single_symbols(ManaCost.parse(cost)))) == ways


@pytest.mark.parametrize(
    ("sources", "cost", "can"),
    [
        (["WU", "W"], "{U}{W}", True),
        (["WU", "W"], "{U}{U}", False),
        (["WU", "WB", "WB"], "{U}{B}{B}", True),
        (["W"], "{1}{W}", False),
    ],
)
def test_sources_are_matched_to_symbols(sources, cost, can):
    units = [tuple((Mana(form), False) for form in forms) for forms in sources]
    assert could_pay(units, single_symbols(ManaCost.parse(cost))) is can
