"""Dark Ritual: three mana from a spell."""

import pytest

NAME = "Dark Ritual"


def pool(table, player="P1"):
    return "".join(sorted(unit.type for unit in table.game.player(player).pool))


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Instant"
    assert str(printed.cost) == "{B}"


@pytest.mark.rule("605.5b")
def test_three_mana_as_it_resolves(table):
    table.mana("P1", "{B}")
    table.cast("P1", table.hand("P1", NAME))
    assert pool(table) == ""
    table.resolve()
    assert pool(table) == "BBB"
