"""Rings of Brighthearth: pay two, and an ability that was activated is copied."""

import pytest

CARD = "Rings of Brighthearth"


def test_as_printed(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{3}", "Artifact")


@pytest.mark.rule("602.2b", "118.12", "707.10")
@pytest.mark.parametrize(("paid", "times"), [(True, 2), (False, 1)])
def test_a_copy_for_two(table, paid, times):
    table.battlefield("P1", CARD)
    scepter = table.battlefield("P1", "Isochron Scepter")
    table.mana("P1", "{C}{C}{C}{C}")
    table.answers("P1", ("pay cost", paid), *[("may", False)] * times)
    table.activate("P1", scepter, 1)
    table.resolve()


@pytest.mark.rule("605.1a")
def test_not_for_a_mana_ability(table):
    table.battlefield("P1", CARD)
    forest = table.battlefield("P1", "Forest")
    table.activate("P1", forest)
    table.settle()
    assert table.stack == []


def test_not_for_an_opponents_ability(table):
    table.battlefield("P2", CARD)
    table.mana("P1", "{C}{C}")
    table.activate("P1", table.battlefield("P1", "Isochron Scepter"), 1)
    table.settle()
    assert table.stack == ["ability of Isochron Scepter"]
