"""Basalt Monolith: three mana, and no untapping by itself."""

import pytest

NAME = "Basalt Monolith"


def pool(table, player="P1"):
    return "".join(sorted(unit.type for unit in table.game.player(player).pool))


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact"
    assert str(printed.cost) == "{3}"


@pytest.mark.rule("502.3")
def test_it_does_not_untap_in_the_untap_step(table):
    monolith, forest = table.battlefield("P1", NAME, "Forest", tapped=True)
    for player in ("P1", "P2"):
        table.library(player, "Forest", "Forest")
    for _ in range(2):
        table.go_to("end")
        table.go_to("upkeep")
    status = table.game.state.status_of
    assert (status(monolith).tapped, status(forest).tapped) == (True, False)


def test_but_for_three_mana(table):
    monolith = table.battlefield("P1", NAME)
    table.activate("P1", monolith, 1)
    assert pool(table) == "CCC"
    table.activate("P1", monolith, 2)
    table.resolve()
    assert not table.game.state.status_of(monolith).tapped
