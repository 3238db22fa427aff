"""Heroic Intervention: all permanents of one player, as they are now."""

import pytest

NAME = "Heroic Intervention"
BEARS = "Grizzly Bears"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Instant"
    assert str(printed.cost) == "{1}{G}"


@pytest.mark.rule("611.2c")
def test_permanents_that_are_there_get_both(table):
    bears, forest = table.battlefield("P1", BEARS, "Forest")
    theirs = table.battlefield("P2", BEARS)
    table.mana("P1", "{G}{G}")
    table.answers("P1", ("pay", "pay {G}{G}"))
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    late = table.battlefield("P1", BEARS)
    for keyword in ("hexproof", "indestructible"):
        has_it = [table.see(item).has(keyword) for item in (bears, forest, theirs, late)]
        assert has_it == [True, True, False, False]
