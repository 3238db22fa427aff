import pytest

from cardwright.authoring import Simultaneous, Zone

TOMB = "Desecrated Tomb"
BEARS = "Grizzly Bears"


def test_facts(table):
    printed = table.see(table.hand("P1", TOMB)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{3}", "Artifact")


@pytest.mark.rule("603.10a")
@pytest.mark.parametrize("zone", [Zone.EXILE, Zone.HAND, Zone.BATTLEFIELD, Zone.LIBRARY])
def test_a_creature_card_leaves_for_anywhere(table, zone):
    table.battlefield("P1", TOMB)
    bears = table.graveyard("P1", BEARS)
    table.propose(table.moving(bears, zone))
    table.resolve()
    bats = [view for view in table.game.permanents("P1") if view.name == "Bat Token"]
    assert len(bats) == 1
    assert bats[0].has("flying")
    assert (bats[0].characteristics.power, bats[0].characteristics.toughness) == (1, 1)


@pytest.mark.rule("603.2c")
def test_one_or_more_are_one(table):
    table.battlefield("P1", TOMB)
    leaving = [table.moving(item, Zone.EXILE) for item in table.graveyard("P1", BEARS, BEARS)]
    table.propose(Simultaneous(tuple(leaving)))
    assert len(table.game.state.pending) == 1


@pytest.mark.parametrize(("player", "card"), [("P1", "Forest"), ("P2", BEARS)])
def test_no_other_cards_and_no_other_graveyards(table, player, card):
    table.battlefield("P1", TOMB)
    table.propose(table.moving(table.graveyard(player, card), Zone.EXILE))
    assert table.game.state.pending == ()
