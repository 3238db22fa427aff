"""Savage Stomp."""

import pytest

NAME = "Savage Stomp"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Sorcery"
    assert str(printed.cost) == "{2}{G}"


@pytest.mark.rule("601.2f", "601.2c", "701.14a")
def test_it_costs_less_for_a_dinosaur_of_yours(table):
    dinosaur, bears = (
        table.battlefield("P1", "Colossal Dreadmaw"),
        table.battlefield("P1", "Memnite"),
    )
    theirs = table.battlefield("P2", "Hill Giant")
    table.mana("P1", "{G}")
    table.answers("P1", ("target", dinosaur))
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert not table.game.exists(theirs)
    assert table.see(dinosaur).object.count("+1/+1") == 1
    assert table.game.exists(bears)


@pytest.mark.rule("601.2f")
def test_it_costs_three_for_another(table):
    table.battlefield("P1", "Memnite")
    table.battlefield("P2", "Colossal Dreadmaw")
    table.mana("P1", "{G}{G}{G}")
    table.cast("P1", table.hand("P1", NAME))
    assert not table.game.player("P1").pool
