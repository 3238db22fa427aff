"""Stitch in Time."""

import pytest

NAME = "Stitch in Time"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert (str(printed.type_line), str(printed.cost)) == ("Sorcery", "{1}{U}{R}")


@pytest.mark.rule("705.2", "500.7")
@pytest.mark.parametrize("call", ["heads", "tails"])
def test_an_extra_turn_for_who_wins_the_flip(table, call):
    table.mana("P1", "{C}{U}{R}")
    table.answers("P1", ("call", call))
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    wins = f"flips {call} and wins" in table.told
    for player in ("P1", "P2"):
        table.library(player, "Forest")
    table.go_to("end")
    table.go_to("upkeep")
    assert table.game.is_active("P1") is wins
