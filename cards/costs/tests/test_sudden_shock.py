"""Sudden Shock."""

import pytest

NAME = "Sudden Shock"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Instant"
    assert str(printed.cost) == "{1}{R}"


@pytest.mark.rule("702.61a")
def test_no_answer_to_it(table):
    bears = table.battlefield("P2", "Grizzly Bears")
    answer = table.hand("P2", NAME)
    for player in ("P1", "P2"):
        table.mana(player, "{C}{R}")
    table.answers("P1", ("target", bears))
    table.cast("P1", table.hand("P1", NAME))
    assert table.hook.prohibits(act=table.casting("P2", answer)) != []
    table.resolve()
    assert not table.game.exists(bears)
