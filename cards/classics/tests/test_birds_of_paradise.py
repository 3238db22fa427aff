"""Birds of Paradise: one mana of any color."""

NAME = "Birds of Paradise"


def pool(table, player="P1"):
    return "".join(sorted(unit.type for unit in table.game.player(player).pool))


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Bird"
    assert str(printed.cost) == "{G}"
    assert (printed.power, printed.toughness) == (0, 1)


def test_any_color(table):
    birds = table.battlefield("P1", NAME)
    assert table.see(birds).has("flying")
    table.answers("P1", ("mana type", "B"))
    table.activate("P1", birds, 1)
    assert pool(table) == "B"
