"""Restoration Angel: one of your creatures goes and comes back, if you like; no Angel."""

import pytest

ANGEL = "Restoration Angel"
BEARS = "Grizzly Bears"


def test_as_printed(table):
    angel = table.see(table.hand("P1", ANGEL)).characteristics
    assert (str(angel.cost), angel.subtypes, angel.power, angel.toughness) == (
        "{3}{W}",
        ("Angel",),
        3,
        4,
    )
    assert angel.has("flash")
    assert angel.has("flying")


@pytest.mark.rule("603.5", "400.7j")
@pytest.mark.parametrize("does", [True, False])
def test_it_may_exile_and_return_a_creature(table, does):
    bears = table.battlefield("P1", BEARS, counters={"+1/+1": 1})
    table.battlefield("P2", BEARS)
    table.answers("P1", ("may", does))
    table.propose(table.entering("P1", ANGEL))
    table.resolve()
    assert table.game.exists(bears) is not does
    assert sorted(table.permanents("P1")) == [BEARS, ANGEL]


@pytest.mark.rule("603.3d")
def test_an_angel_is_no_target(table):
    table.battlefield("P1", "Voice of All")
    table.propose(table.entering("P1", ANGEL))
    table.settle()
    assert table.stack == []
