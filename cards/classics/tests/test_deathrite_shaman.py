"""Deathrite Shaman: three abilities that exile a card from a graveyard."""

import pytest

from cardwright.authoring import Zone

CARD = "Deathrite Shaman"


def test_facts(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{B/G}", "Creature — Elf Shaman")
    assert (printed.power, printed.toughness) == (1, 2)


@pytest.mark.rule("605.1a", "605.5a")
def test_the_first_has_a_target_and_uses_the_stack(table):
    shaman = table.battlefield("P1", CARD)
    table.graveyard("P2", "Forest")
    table.activate("P1", shaman, 0)
    assert len(table.stack) == 1
    table.answers("P1", ("mana type", "U"))
    table.resolve()
    assert [unit.type for unit in table.game.player("P1").pool] == ["U"]
    assert table.game.state.zone(Zone.GRAVEYARD, "P2") == ()


def test_the_second_drains(table):
    shaman = table.battlefield("P1", CARD)
    table.graveyard("P1", "Shock")
    table.mana("P1", "{B}")
    table.activate("P1", shaman, 1)
    table.resolve()
    assert (table.life("P1"), table.life("P2")) == (20, 18)


def test_the_third_gains_life(table):
    shaman = table.battlefield("P1", CARD)
    table.graveyard("P2", "Grizzly Bears")
    table.mana("P1", "{G}")
    table.activate("P1", shaman, 2)
    table.resolve()
    assert (table.life("P1"), table.life("P2")) == (22, 20)
