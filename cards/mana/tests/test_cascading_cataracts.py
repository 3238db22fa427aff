"""Cascading Cataracts."""

import pytest

from cardwright.authoring import could_produce

NAME = "Cascading Cataracts"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Land"


@pytest.mark.rule("106.7")
def test_it_could_produce_anything(table):
    land = table.battlefield("P1", NAME)
    assert could_produce(table.game, land) == frozenset("WUBRGC")


@pytest.mark.rule("605.1a")
def test_five_mana_in_any_combination(table):
    land = table.battlefield("P1", NAME)
    table.mana("P1", "{C}{C}{C}{C}{C}")
    paid = ("pay", "pay {C}{C}{C}{C}{C}")
    table.answers("P1", paid, *[("mana type", kind) for kind in "WWUBG"])
    table.activate("P1", land, 2)
    assert "".join(unit.type for unit in table.game.player("P1").pool) == "WWUBG"
