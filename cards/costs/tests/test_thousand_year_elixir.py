"""Thousand-Year Elixir."""

import pytest

from cardwright.authoring import Tapped

NAME = "Thousand-Year Elixir"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact"
    assert str(printed.cost) == "{3}"


@pytest.mark.rule("302.6", "609.4")
def test_creatures_use_abilities_at_once(table):
    table.battlefield("P1", NAME)
    table.propose(table.entering("P1", "Arbor Elf"))
    elf = next(view.id for view in table.game.permanents("P1") if view.name == "Arbor Elf")
    forest = table.battlefield("P1", "Forest")
    table.propose(Tapped(forest))
    table.activate("P1", elf)
    table.resolve()
    assert not table.game.state.status_of(forest).tapped


@pytest.mark.rule("508.1a")
def test_they_do_not_attack_at_once(table):
    table.battlefield("P1", NAME)
    table.propose(table.entering("P1", "Arbor Elf"))
    table.go_to("end")
    assert table.life("P2") == 20
