"""Obosh, the Preypiercer."""

import pytest

NAME = "Obosh, the Preypiercer"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Legendary Creature — Hellion Horror"
    assert (str(printed.cost), printed.power, printed.toughness) == ("{3}{B/R}{B/R}", 3, 5)


@pytest.mark.rule("614.1a")
@pytest.mark.parametrize(("spell", "cost", "life"), [("Lightning Bolt", "{R}", 14)])
def test_odd_sources_of_yours_deal_double_damage(table, spell, cost, life):
    table.battlefield("P1", NAME)
    table.mana("P1", cost)
    table.answers("P1", ("target", "P2"))
    table.cast("P1", table.hand("P1", spell))
    table.resolve()
    assert table.life("P2") == life
    table.mana("P2", cost)
    table.answers("P2", ("target", "P1"))
    table.cast("P2", table.hand("P2", spell))
    table.resolve()
    assert table.life("P1") == 17


@pytest.mark.rule("702.139a")
@pytest.mark.parametrize(("card", "fits"), [("Shock", True), ("Grizzly Bears", False)])
def test_it_is_a_companion_of_odd_cards(rule_sets, card, fits):
    game = rule_sets.shared.new_game()
    game.add_player("P1", ["Forest", "Shock", card] * 5, outside=[NAME])
    game.add_player("P2", ["Forest"] * 10)
    assert game.decision.kind == ("companion" if fits else "mulligan")
