"""Knight of Grace: hexproof from a quality, and a bonus while something is there."""

import pytest

NAME = "Knight of Grace"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Human Knight"
    assert str(printed.cost) == "{1}{W}"
    assert (printed.power, printed.toughness) == (2, 2)
    assert printed.has("first strike")
    assert printed.has("hexproof")


@pytest.mark.rule("611.3a", "613.8")
def test_stronger_while_anybody_has_a_black_permanent(table):
    knight = table.battlefield("P1", NAME)
    assert table.see(knight).characteristics.power == 2
    fungus = table.battlefield("P2", "Corpsejack Menace")
    assert table.see(knight).characteristics.power == 3
    table.propose(table.moving(fungus, table.see(fungus).zone.GRAVEYARD))
    assert table.see(knight).characteristics.power == 2
