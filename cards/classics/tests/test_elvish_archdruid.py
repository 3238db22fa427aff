"""Elvish Archdruid: other Elves grow, all count for mana."""

CARD = "Elvish Archdruid"


def test_facts(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{1}{G}{G}", "Creature — Elf Druid")
    assert (printed.power, printed.toughness) == (2, 2)


def test_other_elf_creatures_of_yours_grow(table):
    archdruid, mine, bears = table.battlefield("P1", CARD, "Llanowar Elves", "Grizzly Bears")
    theirs = table.battlefield("P2", "Llanowar Elves")
    powers = [table.see(item).characteristics.power for item in (archdruid, mine, bears, theirs)]
    assert powers == [2, 2, 2, 1]


def test_its_mana_counts_elves_you_control(table):
    archdruid, _, _ = table.battlefield("P1", CARD, "Llanowar Elves", "Grizzly Bears")
    table.battlefield("P2", "Llanowar Elves")
    table.activate("P1", archdruid, 1)
    assert len(table.game.player("P1").pool) == 2
