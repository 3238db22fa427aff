"""Unbound Flourishing."""

import pytest

NAME = "Unbound Flourishing"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Enchantment"
    assert str(printed.cost) == "{2}{G}"


@pytest.mark.rule("107.3m")
def test_x_of_a_permanent_spell_is_doubled(table):
    table.battlefield("P1", NAME)
    table.mana("P1", "{C}{C}{C}")
    table.answers("P1", ("X", 3))
    table.cast("P1", table.hand("P1", "Endless One"))
    table.resolve()
    endless = [view for view in table.game.permanents("P1") if view.name == "Endless One"]
    assert [view.characteristics.power for view in endless] == [6]


@pytest.mark.rule("707.10")
def test_a_sorcery_with_x_is_copied(table):
    table.battlefield("P1", NAME)
    table.mana("P1", "{R}{R}{R}")
    table.answers("P1", ("X", 2), ("target", ["P2"]), ("new target", "P2"))
    table.cast("P1", table.hand("P1", "Fireball"))
    table.resolve()
    assert table.life("P2") == 16
