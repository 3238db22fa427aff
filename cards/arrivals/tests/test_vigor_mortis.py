"""Vigor Mortis."""

import pytest

from cardwright.authoring import Zone

NAME = "Vigor Mortis"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Sorcery"
    assert str(printed.cost) == "{2}{B}{B}"


@pytest.mark.rule("601.2h", "614.1c")
@pytest.mark.parametrize(("mana", "power"), [("{B}{B}{B}{G}", 3), ("{B}{B}{B}{R}", 2)])
def test_an_additional_counter_for_green_mana(table, mana, power):
    table.propose(table.moving(table.hand("P1", "Grizzly Bears"), Zone.GRAVEYARD))
    table.mana("P1", mana)
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    (bears,) = table.game.permanents("P1")
    assert bears.characteristics.power == power
