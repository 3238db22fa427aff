"""Cyclonic Rift: one permanent that you do not control, or each of them."""

import pytest

CARD = "Cyclonic Rift"


def test_as_printed(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{1}{U}", "Instant")


@pytest.mark.rule("702.96a", "118.9a")
@pytest.mark.parametrize(("cost", "pool", "left"), [("mana cost", 1, 2), ("overload", 6, 1)])
def test_overloaded_it_returns_each(table, cost, pool, left):
    table.battlefield("P1", "Soul Warden")
    table.battlefield("P2", "Grizzly Bears", "Rule of Law", "Forest")
    table.mana("P1", "{U}" + "{C}" * pool)
    if cost == "overload":
        table.answers("P1", ("cost", cost))
    else:
        table.answers("P1", ("cost", cost), ("target", "Rule of Law"))
    table.cast("P1", table.hand("P1", CARD))
    table.resolve()
    assert len(table.permanents("P2")) == left
    assert table.permanents("P1") == ["Soul Warden"]


@pytest.mark.rule("702.96b")
def test_overloaded_it_needs_no_target(table):
    table.mana("P1", "{U}" + "{C}" * 6)
    table.answers("P1", ("cost", "overload"))
    table.cast("P1", table.hand("P1", CARD))
    table.resolve()
