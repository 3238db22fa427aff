"""Kinnan, Bonder Prodigy."""

import pytest

NAME = "Kinnan, Bonder Prodigy"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Legendary Creature — Human Druid"
    assert str(printed.cost) == "{G}{U}"
    assert (printed.power, printed.toughness) == (2, 2)


@pytest.mark.rule("106.12a", "605.4a")
def test_one_more_mana_of_a_type_that_a_nonland_permanent_produced(table):
    table.battlefield("P1", NAME)
    table.activate("P1", table.battlefield("P1", "Elvish Mystic"))
    table.activate("P1", table.battlefield("P1", "Island"))
    assert [unit.type for unit in table.game.player("P1").pool] == ["G", "G", "U"]


@pytest.mark.rule("701.20e")
def test_a_creature_from_the_top_five_that_is_no_human(table):
    kinnan = table.battlefield("P1", NAME)
    table.library("P1", "Forest", "Grizzly Bears", "Elite Vanguard", "Island", "Swamp", "Plains")
    table.mana("P1", "{C}{C}{C}{C}{C}{G}{U}")
    table.activate("P1", kinnan, 1)
    table.answers("P1", ("take", ["Grizzly Bears"]))
    table.resolve()
    assert table.permanents("P1") == [NAME, "Grizzly Bears"]
    assert len(table.game.state.library("P1")) == 5
