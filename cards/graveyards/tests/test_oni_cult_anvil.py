"""Oni-Cult Anvil."""

import pytest

from cardwright.authoring import Zone

NAME = "Oni-Cult Anvil"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact"
    assert str(printed.cost) == "{B}{R}"


@pytest.mark.rule("603.2c", "603.2h")
def test_a_construct_once_each_turn(table):
    anvil = table.battlefield("P1", NAME)
    memnites = [table.battlefield("P1", "Memnite") for _ in range(2)]
    table.answers("P1", ("cost", memnites[0]))
    table.activate("P1", anvil, 1)
    table.resolve()
    table.propose(table.moving(memnites[1], Zone.HAND))
    table.resolve()
    assert table.permanents("P1") == [NAME, "Construct Token"]
    assert (table.life("P1"), table.life("P2")) == (21, 19)
