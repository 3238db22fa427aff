"""Dress Down: creatures lose all abilities until the end step."""

from cardwright.authoring import Zone

CARD = "Dress Down"


def test_facts(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{1}{U}", "Enchantment")
    assert printed.has("flash")


def test_a_card_now_and_a_sacrifice_later(table):
    norn = table.battlefield("P2", "Elesh Norn, Mother of Machines")
    table.library("P1", "Forest")
    table.propose(table.entering("P1", CARD))
    assert table.see(norn).characteristics.abilities == ()
    table.resolve()
    assert len(table.game.state.zone(Zone.HAND, "P1")) == 1
    table.go_to("end")
    table.resolve()
    assert table.permanents() == ["Elesh Norn, Mother of Machines"]
    assert table.see(norn).has("vigilance")


def test_power_and_toughness_stay(table):
    table.battlefield("P1", CARD)
    assert table.see(table.battlefield("P1", "Grizzly Bears")).characteristics.power == 2
