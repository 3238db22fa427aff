"""Walking Ballista: counters by X, and counters as a cost."""

import pytest

NAME = "Walking Ballista"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Artifact Creature — Construct"
    assert str(printed.cost) == "{X}{X}"
    assert (printed.power, printed.toughness) == (0, 0)


@pytest.mark.rule("107.3m", "614.1c")
def test_it_enters_with_x_counters(table):
    table.mana("P1", "{C}{C}{C}{C}")
    table.answers("P1", ("X", 2))
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    (ballista,) = table.game.permanents("P1")
    assert dict(ballista.object.counters) == {"+1/+1": 2}


@pytest.mark.rule("118.3", "120.3")
def test_each_counter_is_one_damage(table):
    ballista = table.battlefield("P1", NAME, counters={"+1/+1": 2})
    table.answers("P1", ("target", "P2"))
    table.activate("P1", ballista, 2)
    table.resolve()
    assert table.life("P2") == 19
    assert table.see(ballista).characteristics.power == 1


@pytest.mark.rule("704.5f")
def test_without_any_it_dies(table):
    table.battlefield("P1", NAME)
    table.settle()
    assert table.permanents() == []
