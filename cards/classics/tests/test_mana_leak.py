"""Mana Leak: counters what is not paid for."""

import pytest

NAME = "Mana Leak"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Instant"
    assert str(printed.cost) == "{1}{U}"


@pytest.mark.rule("118.12a", "605.3a")
@pytest.mark.parametrize(("paid", "there"), [(True, ["Grizzly Bears"]), (False, [])])
def test_countered_unless_its_controller_pays(table, paid, there):
    table.mana("P1", "{G}{G}{G}{G}{G}")
    table.mana("P2", "{U}{U}")
    table.hand("P2", NAME)
    table.answers("P2", ("priority", lambda one: str(one).startswith("cast")))
    table.answers("P1", ("pay cost", paid))
    table.cast("P1", table.hand("P1", "Grizzly Bears"))
    table.resolve()
    assert table.permanents("P1") == there
