"""Priest of Titania: mana for every Elf on the battlefield."""

CARD = "Priest of Titania"


def test_facts(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{1}{G}", "Creature — Elf Druid")
    assert (printed.power, printed.toughness) == (1, 1)


def test_all_elves_count(table):
    priest, _ = table.battlefield("P1", CARD, "Grizzly Bears")
    table.battlefield("P2", "Llanowar Elves", "Llanowar Elves")
    table.activate("P1", priest)
    assert len(table.game.player("P1").pool) == 3
