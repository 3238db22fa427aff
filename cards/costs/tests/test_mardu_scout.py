"""Mardu Scout."""

import pytest

from cardwright.authoring import Zone

NAME = "Mardu Scout"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Goblin Scout"
    assert str(printed.cost) == "{R}{R}"
    assert (printed.power, printed.toughness) == (3, 1)


@pytest.mark.rule("702.109a")
def test_dashed_it_attacks_and_returns(table):
    table.mana("P1", "{C}{R}")
    table.answers("P1", ("cost", "dash"))
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    (scout,) = table.game.state.zone(Zone.BATTLEFIELD)
    table.answers("P1", ("attackers", [scout]))
    table.go_to("end")
    table.resolve()
    assert (table.life("P2"), table.permanents("P1")) == (17, [])
