"""Lightning Bolt: three damage to anything."""

import pytest

CARD = "Lightning Bolt"


def test_as_printed(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{R}", "Instant")


@pytest.mark.rule("115.4", "120.3")
@pytest.mark.parametrize(("target", "lives"), [("P1", (17, 20)), ("P2", (20, 17))])
def test_it_deals_three_to_a_player(table, target, lives):
    table.mana("P1", "{R}")
    table.answers("P1", ("target", target))
    table.cast("P1", table.hand("P1", CARD))
    table.resolve()
    assert (table.life("P1"), table.life("P2")) == lives


def test_or_to_a_creature(table):
    bears = table.battlefield("P2", "Grizzly Bears")
    table.mana("P1", "{R}")
    table.answers("P1", ("target", bears))
    table.cast("P1", table.hand("P1", CARD))
    table.resolve()
    assert table.permanents() == []
