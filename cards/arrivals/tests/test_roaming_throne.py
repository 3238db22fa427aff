"""Roaming Throne."""

import pytest

NAME = "Roaming Throne"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact Creature — Golem"
    assert str(printed.cost) == "{4}"
    assert (printed.power, printed.toughness) == (4, 4)


@pytest.mark.rule("603.2d", "607.2d")
@pytest.mark.parametrize(("kind", "life"), [("Monk", 22), ("Human", 22), ("Elf", 21)])
def test_once_more_for_the_chosen_type(table, kind, life):
    table.answers("P1", ("creature type", kind))
    table.propose(table.entering("P1", NAME))
    (throne,) = table.game.permanents("P1")
    assert throne.is_a(kind)
    assert throne.has("ward")
    table.propose(table.entering("P1", "Devout Monk"))
    table.resolve()
    assert table.life("P1") == life


@pytest.mark.rule("603.2d")
def test_not_for_an_opponents_creatures(table):
    table.answers("P1", ("creature type", "Monk"))
    table.propose(table.entering("P1", NAME))
    table.propose(table.entering("P2", "Devout Monk"))
    table.resolve()
    assert table.life("P2") == 21
