"""Heritage Druid: three Elves are tapped, without the tap symbol."""

import pytest

CARD = "Heritage Druid"


def test_facts(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{G}", "Creature — Elf Druid")
    assert (printed.power, printed.toughness) == (1, 1)


@pytest.mark.rule("302.6", "605.1a")
def test_elves_that_just_came_can_be_tapped(table):
    druid, one = table.battlefield("P1", CARD, "Llanowar Elves")
    enters = table.entering("P1", "Elvish Mystic")
    table.propose(enters)
    table.activate("P1", druid)
    assert [unit.type for unit in table.game.player("P1").pool] == ["G", "G", "G"]
    status = table.game.state.status_of
    assert all(status(item).tapped for item in (druid, one, enters.becomes))


def test_two_are_not_enough(table):
    druid, _ = table.battlefield("P1", CARD, "Llanowar Elves")
    table.battlefield("P1", "Elvish Mystic", tapped=True)
    with pytest.raises(AssertionError, match="not among the options"):
        table.activate("P1", druid)
