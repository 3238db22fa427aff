"""Devoted Druid: a counter as a cost untaps it."""

CARD = "Devoted Druid"


def test_facts(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{1}{G}", "Creature — Elf Druid")
    assert (printed.power, printed.toughness) == (0, 2)


def test_two_mana_for_a_counter(table):
    druid = table.battlefield("P1", CARD)
    table.activate("P1", druid, 0)
    table.activate("P1", druid, 1)
    assert table.see(druid).object.count("-1/-1") == 1
    table.resolve()
    table.activate("P1", druid, 0)
    assert len(table.game.player("P1").pool) == 2
