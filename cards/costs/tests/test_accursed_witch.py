"""Accursed Witch."""

import pytest

from cardwright.authoring import Zone

NAME = "Accursed Witch"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Human Shaman"
    assert str(printed.cost) == "{3}{B}"
    assert (printed.power, printed.toughness) == (4, 2)


@pytest.mark.rule("601.2c", "601.2f", "118.7a")
def test_opponents_spells_that_target_it_cost_less(table):
    witch = table.battlefield("P2", NAME)
    table.mana("P1", "{R}")
    table.answers("P1", ("target", witch))
    table.cast("P1", table.hand("P1", "Grapeshot"))
    assert table.stack[0] == "Grapeshot"


@pytest.mark.rule("601.2c", "118.7a")
def test_of_other_targets_it_is_not_so(table):
    table.battlefield("P2", NAME)
    table.mana("P1", "{R}{R}")
    table.answers("P1", ("target", "P2"))
    table.cast("P1", table.hand("P1", "Grapeshot"))
    assert not table.game.player("P1").pool


@pytest.mark.rule("303.4f", "712.14a")
def test_it_comes_back_as_a_curse(table):
    witch = table.battlefield("P1", NAME)
    table.propose(table.moving(witch, Zone.GRAVEYARD))
    table.resolve()
    curse = next(iter(table.game.permanents("P1")))
    assert (curse.name, curse.object.attached) == ("Infectious Curse", "P2")
    table.mana("P1", "{R}")
    table.answers("P1", ("target", "P2"))
    table.cast("P1", table.hand("P1", "Grapeshot"))
    table.resolve()
    assert table.life("P2") == 19


@pytest.mark.rule("503.1a")
def test_it_drains_in_the_players_upkeep(table):
    witch = table.battlefield("P1", NAME)
    table.propose(table.moving(witch, Zone.GRAVEYARD))
    table.resolve()
    table.go_to("upkeep")
    table.resolve()
    assert (table.life("P1"), table.life("P2")) == (21, 19)
