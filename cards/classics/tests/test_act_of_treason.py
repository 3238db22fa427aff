"""Act of Treason: control for the turn."""

import pytest

NAME = "Act of Treason"
BEARS = "Grizzly Bears"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Sorcery"
    assert str(printed.cost) == "{2}{R}"


@pytest.mark.rule("613.1b", "514.2")
def test_it_takes_a_creature_for_the_turn(table):
    bears = table.battlefield("P2", BEARS, tapped=True)
    table.mana("P1", "{R}{R}{R}")
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    found = table.game.snapshot(bears)
    assert (found.controller, found.status.tapped, found.has("haste")) == ("P1", False, True)
    table.answers("P1", ("attackers", []))
    table.go_to("upkeep")
    assert table.see(bears).controller == "P2"
