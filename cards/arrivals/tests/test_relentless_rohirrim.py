"""Relentless Rohirrim."""

import pytest

NAME = "Relentless Rohirrim"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Human Knight"
    assert str(printed.cost) == "{3}{R}"
    assert (printed.power, printed.toughness) == (4, 3)


@pytest.mark.rule("701.54a", "701.54c")
def test_it_may_bear_the_ring(table):
    bears = table.battlefield("P1", "Grizzly Bears")
    event = table.entering("P1", NAME)
    table.propose(event)
    table.answers("P1", ("Ring-bearer", event.becomes))
    table.resolve()
    supertypes = [table.see(one).characteristics.supertypes for one in (event.becomes, bears)]
    assert supertypes == [("Legendary",), ()]
