"""Kiki-Jiki, Mirror Breaker."""

import pytest

NAME = "Kiki-Jiki, Mirror Breaker"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Legendary Creature — Goblin Shaman"
    assert str(printed.cost) == "{2}{R}{R}{R}"
    assert (printed.power, printed.toughness) == (2, 2)


@pytest.mark.rule("707.9a", "603.7c")
def test_a_copy_with_haste_until_the_end_step(table):
    kiki = table.battlefield("P1", NAME)
    table.battlefield("P1", "Grizzly Bears")
    table.activate("P1", kiki, 1)
    table.resolve()
    *_, token = table.game.permanents("P1")
    assert (token.name, token.characteristics.has("haste")) == ("Grizzly Bears", True)
    table.answers("P1", ("attackers", []))
    table.go_to("end")
    table.resolve()
    assert table.permanents("P1") == [NAME, "Grizzly Bears"]


@pytest.mark.rule("115.1")
def test_not_of_a_legendary_one(table):
    kiki = table.battlefield("P1", NAME)
    table.battlefield("P2", "Grizzly Bears")
    with pytest.raises(AssertionError, match="not among the options"):
        table.activate("P1", kiki, 1)
