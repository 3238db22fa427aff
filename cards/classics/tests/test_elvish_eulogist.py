"""Elvish Eulogist: life for each Elf card in your graveyard."""

CARD = "Elvish Eulogist"


def test_facts(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{G}", "Creature — Elf Shaman")
    assert (printed.power, printed.toughness) == (1, 1)


def test_it_counts_itself(table):
    eulogist = table.battlefield("P1", CARD)
    table.graveyard("P1", "Llanowar Elves", "Grizzly Bears")
    table.graveyard("P2", "Llanowar Elves")
    table.activate("P1", eulogist)
    table.resolve()
    assert table.life("P1") == 22
