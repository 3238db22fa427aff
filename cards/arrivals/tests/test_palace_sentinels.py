"""Palace Sentinels."""

import pytest

from cardwright.authoring import Zone

NAME = "Palace Sentinels"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert (str(printed.type_line), str(printed.cost)) == ("Creature — Human Soldier", "{3}{W}")
    assert (printed.power, printed.toughness) == (2, 4)


@pytest.mark.rule("725.2")
def test_the_monarch_draws_a_card(table):
    table.propose(table.entering("P1", NAME))
    table.library("P1", "Forest")
    table.resolve()
    table.go_to("end")
    table.resolve()
    assert len(table.game.state.zone(Zone.HAND, "P1")) == 1
