"""Patchwork Crawler."""

import pytest

NAME = "Patchwork Crawler"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Zombie Horror"
    assert str(printed.cost) == "{1}{U}"
    assert (printed.power, printed.toughness) == (1, 2)


@pytest.mark.rule("607.2a", "613.1f")
def test_it_can_do_what_it_exiled_could(table):
    crawler = table.battlefield("P1", NAME)
    table.graveyard("P1", "Prodigal Pyromancer")
    table.mana("P1", "{U}{U}{U}")
    table.activate("P1", crawler)
    table.resolve()
    assert table.see(crawler).characteristics.power == 2
    table.answers("P1", ("target", "P2"))
    table.activate("P1", crawler, 2)
    table.resolve()
    assert table.life("P2") == 19
