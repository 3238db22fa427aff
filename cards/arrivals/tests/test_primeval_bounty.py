"""Primeval Bounty."""

import pytest

NAME = "Primeval Bounty"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Enchantment"
    assert str(printed.cost) == "{5}{G}"


@pytest.mark.rule("603.2")
def test_by_what_you_cast_and_by_lands(table):
    table.battlefield("P1", NAME)
    table.mana("P1", "{G}{G}")
    table.cast("P1", table.hand("P1", "Grizzly Bears"))
    table.resolve()
    assert sorted(table.permanents("P1")) == ["Beast Token", "Grizzly Bears", NAME]
    bears = next(view.id for view in table.game.permanents("P1") if view.name == "Grizzly Bears")
    table.mana("P1", "{R}")
    table.answers("P1", ("target", "P2"), ("target", bears))
    table.cast("P1", table.hand("P1", "Lightning Bolt"))
    table.resolve()
    assert table.see(bears).object.count("+1/+1") == 3
    table.propose(table.entering("P1", "Forest"))
    table.propose(table.entering("P2", "Forest"))
    table.resolve()
    assert table.life("P1") == 23
