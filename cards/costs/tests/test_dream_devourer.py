"""Dream Devourer."""

import pytest

from cardwright.authoring import Zone

NAME = "Dream Devourer"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert (str(printed.type_line), str(printed.cost)) == ("Creature — Demon Cleric", "{1}{B}")
    assert (printed.power, printed.toughness) == (0, 3)


@pytest.mark.rule("702.143a", "702.143c", "702.1b")
def test_it_lets_a_card_be_foretold_for_two_less_and_grows(table):
    devourer = table.battlefield("P1", NAME)
    table.hand("P1", "Hill Giant")
    table.hand("P1", "Forest")
    table.mana("P1", "{C}{C}")
    table.act("P1", lambda option: str(option) == "foretell Hill Giant")
    table.resolve()
    assert table.size(devourer) == (2, 3)
    (there,) = table.game.state.zone(Zone.EXILE)
    table.die(devourer)
    table.library("P2", "Forest")
    table.go_to("end")
    table.go_to("precombat main")
    table.library("P1", "Forest")
    table.go_to("end")
    table.go_to("precombat main")
    table.mana("P1", "{C}{R}")
    table.act("P1", lambda option: getattr(option, "object", 0) == there)
    table.resolve()
    assert table.permanents("P1") == ["Hill Giant"]


@pytest.mark.rule("702.143a")
def test_not_for_lands_nor_beside_foretell_of_its_own(table):
    table.battlefield("P1", NAME)
    land, own = table.hand("P1", "Forest"), table.hand("P1", "Saw It Coming")
    table.game.follow()
    words = [
        sum(one.keyword == "foretell" for one in table.see(item).characteristics.abilities)
        for item in (land, own)
    ]
    assert words == [0, 1]
