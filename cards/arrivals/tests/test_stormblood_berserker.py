"""Stormblood Berserker."""

import pytest

from cardwright.authoring import DamageDealt

NAME = "Stormblood Berserker"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Human Berserker"
    assert str(printed.cost) == "{1}{R}"
    assert (printed.power, printed.toughness) == (1, 1)


@pytest.mark.rule("702.54a")
@pytest.mark.parametrize(("harmed", "size"), [("P2", (3, 3)), ("P1", (1, 1))])
def test_bloodthirst(table, harmed, size):
    source = table.battlefield("P1", "Grizzly Bears")
    table.propose(DamageDealt(source, harmed, 2))
    event = table.entering("P1", NAME)
    table.propose(event)
    assert table.size(event.becomes) == size
