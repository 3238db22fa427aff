"""Stoke the Flames: four damage, and creatures help to cast it."""

import pytest

CARD = "Stoke the Flames"


def test_as_printed(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{2}{R}{R}", "Instant")


@pytest.mark.rule("702.51a")
def test_creatures_pay(table):
    bears, mage = table.battlefield("P1", "Grizzly Bears", "Goblin Electromancer")
    table.mana("P1", "{R}{R}")
    table.answers("P1", ("target", "P2"), ("pay", "tap Grizzly Bears for {generic}"))
    table.answers("P1", ("pay", "pay {R}{R}"))
    with table.recording("payment_options") as calls:
        table.cast("P1", table.hand("P1", CARD))
    assert {option.component.item for option in calls[0].answers} == {bears, mage}
    table.resolve()
    assert table.life("P2") == 16
