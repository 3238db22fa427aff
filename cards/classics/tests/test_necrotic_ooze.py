"""Necrotic Ooze: all activated abilities of creature cards in graveyards."""

from cardwright.authoring import Zone

CARD = "Necrotic Ooze"


def test_facts(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{2}{B}{B}", "Creature — Ooze")
    assert (printed.power, printed.toughness) == (4, 3)


def test_all_graveyards_count(table):
    ooze = table.battlefield("P1", CARD)
    table.graveyard("P1", "Llanowar Elves")
    table.graveyard("P2", "Devoted Druid", "Jace Beleren")
    assert len(table.see(ooze).characteristics.abilities) == 1 + 3


def test_a_new_card_in_a_graveyard_gives_at_once(table):
    ooze, elves = table.battlefield("P1", CARD, "Llanowar Elves")
    assert len(table.see(ooze).characteristics.abilities) == 1
    table.propose(table.moving(elves, Zone.GRAVEYARD))
    table.activate("P1", ooze, 1)
    assert [unit.type for unit in table.game.player("P1").pool] == ["G"]
