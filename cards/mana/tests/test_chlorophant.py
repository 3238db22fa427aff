"""Chlorophant."""

import pytest

from cardwright.authoring import Zone
from cardwright_core.zone_changes import move

NAME = "Chlorophant"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Elemental"
    assert str(printed.cost) == "{G}{G}{G}"
    assert (printed.power, printed.toughness) == (1, 1)


@pytest.mark.rule("603.2", "611.3a")
@pytest.mark.parametrize(("cards", "counters"), [(6, 1), (7, 2)])
def test_a_counter_each_upkeep_and_another_with_seven_cards(table, cards, counters):
    plant = table.battlefield("P1", NAME)
    for player in ("P1", "P2"):
        table.library(player, *["Forest"] * 3)
    for _ in range(cards):
        table.propose(move(table.game, table.hand("P1", "Island"), Zone.GRAVEYARD))
    table.answers("P1", ("attackers", []))
    table.go_to("upkeep")
    if counters > 1:
        table.answers("P1", ("order triggers", lambda one: one.instance.grant is None))
    table.answers("P1", *[("may", True)] * counters)
    table.go_to("end of combat")
    table.go_to("upkeep")
    table.resolve()
    assert table.see(plant).object.count("+1/+1") == counters
