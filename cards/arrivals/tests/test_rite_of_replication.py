"""Rite of Replication."""

import pytest

NAME = "Rite of Replication"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Sorcery"
    assert str(printed.cost) == "{2}{U}{U}"


@pytest.mark.rule("702.33d", "707.2")
@pytest.mark.parametrize(("kicked", "copies"), [(False, 1), (True, 5)])
def test_a_copy_or_five(table, kicked, copies):
    table.battlefield("P2", "Hill Giant")
    table.mana("P1", "{U}" * (9 if kicked else 4))
    table.answers("P1", ("additional costs", [NAME] if kicked else []))
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert table.permanents("P1") == ["Hill Giant"] * copies
