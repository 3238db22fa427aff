"""Crumbling Vestige."""

import pytest

from cardwright.authoring import could_produce

NAME = "Crumbling Vestige"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Land"


@pytest.mark.rule("605.5a", "106.7")
def test_its_trigger_uses_the_stack_and_counts_for_what_it_could_produce(table):
    table.propose(table.entering("P1", NAME))
    table.settle()
    assert table.stack == [f"ability of {NAME}"]
    table.answers("P1", ("mana type", "R"))
    table.resolve()
    assert [unit.type for unit in table.game.player("P1").pool] == ["R"]
    (there,) = table.game.permanents("P1")
    assert could_produce(table.game, there.id) == frozenset("WUBRGC")
