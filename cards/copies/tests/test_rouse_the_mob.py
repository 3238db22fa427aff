"""Rouse the Mob."""

import pytest

NAME = "Rouse the Mob"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Instant"
    assert str(printed.cost) == "{R}"


@pytest.mark.rule("601.2f", "115.1")
@pytest.mark.parametrize(("count", "mana"), [(1, "{R}"), (2, "{R}{C}{C}{R}")])
def test_each_further_target_costs_more(table, count, mana):
    lions = [table.battlefield("P1", "Silvercoat Lion") for _ in range(3)]
    table.mana("P1", mana)
    table.answers("P1", ("target", lions[:count]))
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert [table.see(item).characteristics.power for item in lions[:count]] == [4] * count
    assert table.game.player("P1").pool == ()
