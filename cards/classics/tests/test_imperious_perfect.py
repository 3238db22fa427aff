"""Imperious Perfect: other Elves grow, and an Elf Warrior is made."""

CARD = "Imperious Perfect"


def test_facts(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{2}{G}", "Creature — Elf Warrior")
    assert (printed.power, printed.toughness) == (2, 2)


def test_the_token_is_an_elf_and_grows(table):
    perfect = table.battlefield("P1", CARD)
    table.mana("P1", "{G}")
    table.activate("P1", perfect, 1)
    table.resolve()
    elf = list(table.game.permanents("P1"))[-1]
    assert (elf.name, str(elf.characteristics.type_line)) == (
        "Elf Warrior Token",
        "Creature — Elf Warrior",
    )
    assert (elf.characteristics.power, table.see(perfect).characteristics.power) == (2, 2)
