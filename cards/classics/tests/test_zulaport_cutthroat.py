import pytest

from cardwright.authoring import Zone

CUTTHROAT = "Zulaport Cutthroat"


def test_facts(table):
    printed = table.see(table.hand("P1", CUTTHROAT)).characteristics
    assert str(printed.cost) == "{1}{B}"
    assert str(printed.type_line) == "Creature — Human Rogue Ally"
    assert (printed.power, printed.toughness) == (1, 1)


@pytest.mark.parametrize(("whose", "life"), [("P1", (21, 19)), ("P2", (20, 20))])
def test_another_creature_of_its_controller(table, whose, life):
    table.battlefield("P1", CUTTHROAT)
    bears = table.battlefield(whose, "Grizzly Bears")
    table.propose(table.moving(bears, Zone.GRAVEYARD))
    table.resolve()
    assert (table.life("P1"), table.life("P2")) == life


def test_itself(table):
    cutthroat = table.battlefield("P1", CUTTHROAT)
    table.propose(table.moving(cutthroat, Zone.GRAVEYARD))
    table.resolve()
    assert (table.life("P1"), table.life("P2")) == (21, 19)
