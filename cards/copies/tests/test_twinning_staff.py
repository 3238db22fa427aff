"""Twinning Staff."""

import pytest

NAME = "Twinning Staff"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact"
    assert str(printed.cost) == "{3}"


@pytest.mark.rule("614.1a", "707.10")
def test_one_copy_more(table):
    staff = table.battlefield("P1", NAME)
    table.mana("P1", "{R}{C}{C}{C}{C}{C}{C}{C}")
    table.answers("P1", ("target", "P2"))
    table.cast("P1", table.hand("P1", "Lightning Bolt"))
    table.activate("P1", staff, 1)
    table.answers("P1", ("new target", "P2"), ("new target", "P2"))
    table.resolve()
    assert table.life("P2") == 11
