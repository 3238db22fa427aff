"""Burst Lightning: two damage, or four if it was kicked."""

import pytest

CARD = "Burst Lightning"


def test_as_printed(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{R}", "Instant")


@pytest.mark.rule("702.33a", "702.33d")
@pytest.mark.parametrize(("kicker", "life"), [("kicker {4}", 16), ([], 18)])
def test_kicked_it_deals_four(table, kicker, life):
    table.mana("P1", "{R}" if not kicker else "{R}{C}{C}{C}{C}")
    table.answers("P1", ("additional costs", kicker), ("target", "P2"))
    with table.recording("cost_options") as calls:
        table.cast("P1", table.hand("P1", CARD))
    assert [option.name for option in calls[-1].answers] == ["kicker {4}"]
    table.resolve()
    assert table.life("P2") == life
