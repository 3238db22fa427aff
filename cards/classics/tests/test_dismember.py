"""Dismember: -5/-5, for black mana or for life."""

import pytest

CARD = "Dismember"


def test_as_printed(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{1}{B/P}{B/P}", "Instant")


@pytest.mark.rule("107.4f")
@pytest.mark.parametrize(
    ("symbols", "pool", "life"),
    [
        (("B", "B"), "{B}{B}{C}", 20),
        (("B", "2 life"), "{B}{C}", 18),
        (("2 life", "2 life"), "{C}", 16),
    ],
)
def test_each_symbol_by_itself(table, symbols, pool, life):
    table.battlefield("P2", "Elesh Norn, Mother of Machines")
    norn = next(view.id for view in table.game.permanents("P2"))
    table.mana("P1", pool)
    table.answers("P1", *(("symbol", symbol) for symbol in symbols))
    table.cast("P1", table.hand("P1", CARD))
    assert table.life("P1") == life
    table.resolve()
    assert table.see(norn).characteristics.toughness == 2
