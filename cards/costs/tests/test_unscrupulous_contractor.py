"""Unscrupulous Contractor."""

import pytest

from cardwright.authoring import Zone

NAME = "Unscrupulous Contractor"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Human Assassin"
    assert str(printed.cost) == "{2}{B}"
    assert (printed.power, printed.toughness) == (3, 2)


@pytest.mark.rule("603.12")
def test_two_cards_for_a_creature(table):
    table.library("P1", *["Forest"] * 3)
    bears = table.battlefield("P1", "Grizzly Bears")
    table.answers("P1", ("sacrifice", [bears]), ("target", "P1"))
    table.propose(table.entering("P1", NAME))
    table.resolve()
    assert len(table.game.state.zone(Zone.HAND, "P1")) == 2
    assert table.life("P1") == 18


@pytest.mark.rule("702.170a", "702.170d", "116.2k")
def test_plotted_it_is_cast_for_nothing_on_a_later_turn(table):
    item = table.hand("P1", NAME)
    table.mana("P1", "{C}{C}{B}")
    table.act("P1", lambda option: str(option) == f"plot {NAME}")
    table.settle()
    assert not table.game.exists(item)
    (plotted,) = table.game.state.zone(Zone.EXILE)
    assert table.hook.permits(player="P1") == []
    table.library("P1", "Forest", "Forest")
    table.library("P2", "Forest", "Forest")
    table.go_to("upkeep")
    table.go_to("end")
    assert table.hook.permits(player="P1") == []
    table.go_to("upkeep")
    assert table.hook.permits(player="P1") == []
    table.go_to("precombat main")
    table.answers("P1", ("sacrifice", []))
    table.act("P1", lambda option: getattr(option, "object", 0) == plotted)
    table.resolve()
    assert table.permanents("P1") == [NAME]
