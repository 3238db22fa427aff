"""Fyndhorn Elves: a facts check, and its mana."""

CARD = "Fyndhorn Elves"


def test_facts(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{G}", "Creature — Elf Druid")
    assert (printed.power, printed.toughness) == (1, 1)


def test_it_taps_for_green_mana(table):
    elf = table.battlefield("P1", CARD)
    table.activate("P1", elf)
    assert [unit.type for unit in table.game.player("P1").pool] == ["G"]
    assert table.game.state.status_of(elf).tapped
