"""Control Magic: control for as long as the Aura is there."""

import pytest

NAME = "Control Magic"
BEARS = "Grizzly Bears"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Enchantment — Aura"
    assert str(printed.cost) == "{2}{U}{U}"
    assert printed.has("enchant")


@pytest.mark.rule("303.4e", "613.1b")
def test_its_controller_controls_the_creature(table):
    bears = table.battlefield("P2", BEARS)
    table.mana("P1", "{U}{U}{U}{U}")
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert table.see(bears).controller == "P1"
    assert table.permanents("P1") == [BEARS, NAME]
