from cardwright.authoring import Zone

WALL = "Wall of Omens"


def test_facts(table):
    view = table.see(table.hand("P1", WALL))
    printed = view.characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{1}{W}", "Creature — Wall")
    assert (printed.power, printed.toughness) == (0, 4)
    assert view.has("defender")


def test_it_draws_as_it_enters(table):
    table.library("P1", "Forest", "Plains")
    table.propose(table.entering("P1", WALL))
    table.resolve()
    assert [table.see(item).name for item in table.game.state.zone(Zone.HAND, "P1")] == ["Forest"]
