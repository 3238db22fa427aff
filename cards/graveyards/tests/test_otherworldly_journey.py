"""Otherworldly Journey."""

import pytest

NAME = "Otherworldly Journey"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Instant — Arcane"
    assert str(printed.cost) == "{1}{W}"


@pytest.mark.rule("603.7c")
def test_it_returns_with_a_counter(table):
    table.battlefield("P2", "Grizzly Bears")
    table.mana("P1", "{W}{W}")
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert table.permanents("P2") == []
    table.go_to("end")
    table.resolve()
    (there,) = table.game.permanents("P2")
    assert there.object.count("+1/+1") == 1
