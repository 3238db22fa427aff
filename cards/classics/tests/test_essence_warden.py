import pytest

WARDEN = "Essence Warden"


def test_facts(table):
    printed = table.see(table.hand("P1", WARDEN)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{G}", "Creature — Elf Shaman")
    assert (printed.power, printed.toughness) == (1, 1)


@pytest.mark.parametrize("player", ["P1", "P2"])
def test_another_creature_that_enters(table, player):
    table.battlefield("P1", WARDEN)
    table.propose(table.entering(player, "Grizzly Bears"))
    table.resolve()
    assert table.life("P1") == 21


@pytest.mark.parametrize("card", [WARDEN, "Forest"])
def test_neither_itself_nor_a_land(table, card):
    if card != WARDEN:
        table.battlefield("P1", WARDEN)
    table.propose(table.entering("P1", card))
    assert table.game.state.pending == ()
