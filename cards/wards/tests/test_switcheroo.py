"""Switcheroo."""

import pytest

NAME = "Switcheroo"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Sorcery"
    assert str(printed.cost) == "{4}{U}"


@pytest.mark.rule("701.12b")
def test_two_creatures_change_sides(table):
    table.battlefield("P1", "Grizzly Bears")
    table.battlefield("P2", "Hill Giant")
    table.hand("P1", NAME)
    table.mana("P1", "{U}{U}{U}{U}{U}")
    table.answers("P1", ("target", "Hill Giant"))
    table.cast("P1", NAME)
    table.resolve()
    assert (table.permanents("P1"), table.permanents("P2")) == (["Hill Giant"], ["Grizzly Bears"])


@pytest.mark.rule("701.12b")
def test_two_of_one_player_do_not(table):
    table.battlefield("P1", "Grizzly Bears", "Hill Giant")
    table.hand("P1", NAME)
    table.mana("P1", "{U}{U}{U}{U}{U}")
    table.answers("P1", ("target", "Hill Giant"))
    table.cast("P1", NAME)
    table.resolve()
    assert table.permanents("P1") == ["Grizzly Bears", "Hill Giant"]
