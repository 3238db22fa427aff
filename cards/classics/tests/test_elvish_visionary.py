from cardwright.authoring import Zone

VISIONARY = "Elvish Visionary"


def test_facts(table):
    printed = table.see(table.hand("P1", VISIONARY)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{1}{G}", "Creature — Elf Shaman")
    assert (printed.power, printed.toughness) == (1, 1)


def test_it_draws_as_it_enters(table):
    table.library("P1", "Forest", "Plains")
    table.propose(table.entering("P1", VISIONARY))
    table.resolve()
    assert [table.see(item).name for item in table.game.state.zone(Zone.HAND, "P1")] == ["Forest"]
