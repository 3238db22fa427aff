"""Blood Moon: nonbasic lands are Mountains."""

import pytest

CARD = "Blood Moon"


def test_facts(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{2}{R}", "Enchantment")


@pytest.mark.rule("305.7", "305.8")
def test_nonbasic_lands_tap_for_red_mana_only(table):
    table.battlefield("P1", CARD)
    lighthouse, island = table.battlefield("P1", "Arcane Lighthouse", "Island")
    seen = table.see(lighthouse).characteristics
    assert (str(seen.type_line), len(seen.abilities)) == ("Land — Mountain", 1)
    table.activate("P1", lighthouse)
    assert [unit.type for unit in table.game.player("P1").pool] == ["R"]
    assert str(table.see(island).characteristics.type_line) == "Basic Land — Island"


@pytest.mark.rule("305.7")
def test_supertypes_stay(table):
    table.battlefield("P1", CARD)
    urborg = table.see(table.battlefield("P1", "Urborg, Tomb of Yawgmoth"))
    assert str(urborg.characteristics.type_line) == "Legendary Land — Mountain"
