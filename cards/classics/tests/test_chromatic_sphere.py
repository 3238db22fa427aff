"""Chromatic Sphere: mana and a card, by way of the stack."""

import pytest

NAME = "Chromatic Sphere"


def pool(table, player="P1"):
    return "".join(sorted(unit.type for unit in table.game.player(player).pool))


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact"
    assert str(printed.cost) == "{1}"


@pytest.mark.rule("605.1a")
def test_it_uses_the_stack_because_it_draws(table):
    sphere = table.battlefield("P1", NAME)
    table.library("P1", "Forest")
    table.mana("P1", "{C}")
    table.activate("P1", sphere)
    assert table.stack == ["ability of Chromatic Sphere"]
    table.answers("P1", ("mana type", "R"))
    table.resolve()
    assert pool(table) == "R"
    assert table.permanents("P1") == []
