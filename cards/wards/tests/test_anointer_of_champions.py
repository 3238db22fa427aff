"""Anointer of Champions."""

import pytest

NAME = "Anointer of Champions"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Human Cleric"
    assert str(printed.cost) == "{W}"
    assert (printed.power, printed.toughness) == (1, 1)


@pytest.mark.rule("508.1k", "115.1")
def test_only_an_attacking_creature_gets_bigger(table):
    anointer = table.battlefield("P1", NAME)
    bears = table.battlefield("P1", "Grizzly Bears")
    with pytest.raises(AssertionError, match="not among the options"):
        table.activate("P1", anointer)
    table.answers("P1", ("attackers", ["Grizzly Bears"]))
    table.go_to("declare attackers")
    table.activate("P1", anointer)
    table.resolve()
    seen = table.see(bears).characteristics
    assert (seen.power, seen.toughness) == (3, 3)
