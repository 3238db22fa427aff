"""Reidane, God of the Worthy."""

import pytest

from cardwright.authoring import Zone

NAME = "Reidane, God of the Worthy"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Legendary Creature — God"
    assert str(printed.cost) == "{2}{W}"
    assert (printed.power, printed.toughness) == (2, 3)


@pytest.mark.rule("601.2f", "202.3")
def test_big_spells_cost_more(table):
    table.battlefield("P2", NAME)
    table.library("P1", *["Forest"] * 4)
    table.mana("P1", "{G}{G}{G}{G}{G}{G}")
    table.cast("P1", table.hand("P1", "Harmonize"))
    assert not table.game.player("P1").pool


@pytest.mark.rule("614.1d")
def test_snow_lands_of_opponents_enter_tapped(table):
    table.battlefield("P2", NAME)
    for name in ("Snow-Covered Forest", "Forest"):
        table.propose(table.entering("P1", name))
    table.propose(table.entering("P2", "Snow-Covered Forest"))
    status = table.game.state.status_of
    lands = [view for view in table.game.permanents() if view.is_a("Land")]
    assert [status(land.id).tapped for land in lands] == [True, False, False]


@pytest.mark.rule("712.11b", "615.10")
def test_the_shield_prevents_1_and_asks_for_1(table):
    item = table.hand("P2", NAME)
    table.propose(table.moving(item, Zone.EXILE))
    table.mana("P1", "{C}{C}{C}{W}")
    table.hand("P1", NAME)
    table.act("P1", lambda option: getattr(option, "face", 0) == 1)
    table.resolve()
    assert table.permanents("P1") == ["Valkmira, Protector's Shield"]
    table.mana("P2", "{R}{C}")
    table.answers("P2", ("target", "P1"), ("pay cost", True))
    table.cast("P2", table.hand("P2", "Shock"))
    table.resolve()
    assert table.life("P1") == 19
