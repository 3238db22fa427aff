"""Marwyn, the Nurturer: she grows with Elves, and adds mana for her power."""

CARD = "Marwyn, the Nurturer"


def test_facts(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == (
        "{2}{G}",
        "Legendary Creature — Elf Druid",
    )
    assert (printed.power, printed.toughness) == (1, 1)


def test_she_grows_and_adds_mana(table):
    marwyn = table.battlefield("P1", CARD)
    table.propose(table.entering("P1", "Llanowar Elves"))
    table.propose(table.entering("P2", "Llanowar Elves"))
    table.propose(table.entering("P1", "Grizzly Bears"))
    table.resolve()
    assert table.see(marwyn).characteristics.power == 2
    table.activate("P1", marwyn, 1)
    assert len(table.game.player("P1").pool) == 2
