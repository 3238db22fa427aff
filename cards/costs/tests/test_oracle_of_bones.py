"""Oracle of Bones."""

import pytest

NAME = "Oracle of Bones"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Minotaur Shaman"
    assert str(printed.cost) == "{2}{R}{R}"
    assert (printed.power, printed.toughness) == (3, 1)


@pytest.mark.rule("702.104b", "608.2g")
def test_without_tribute_a_spell_is_cast(table):
    bolt = table.hand("P1", "Lightning Bolt")
    table.hand("P1", "Shock")
    table.answers("P2", ("tribute", False))
    table.answers(
        "P1", ("cast", "cast Lightning Bolt as Oracle of Bones permits"), ("target", "P2")
    )
    table.propose(table.entering("P1", NAME))
    table.resolve()
    assert table.life("P2") == 17
    assert not table.game.exists(bolt)


@pytest.mark.rule("702.104a", "614.17b")
def test_tribute_that_cant_be_paid_is_not_asked_for(table):
    table.battlefield("P1", "Solemnity")
    table.propose(table.entering("P1", NAME))
    table.settle()
    assert table.stack == [f"ability of {NAME}"]


@pytest.mark.rule("702.104b")
def test_with_tribute_nothing_happens(table):
    table.hand("P1", "Lightning Bolt")
    table.answers("P2", ("tribute", True))
    table.propose(table.entering("P1", NAME))
    table.settle()
    assert table.stack == []
    assert [view.characteristics.power for view in table.game.permanents("P1")] == [5]
