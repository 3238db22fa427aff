import pytest

from cardwright.authoring import Zone

MAN_O_WAR = "Man-o'-War"
BEARS = "Grizzly Bears"


def hand(table, player):
    return [table.see(item).name for item in table.game.state.zone(Zone.HAND, player)]


@pytest.mark.rule("603.3d")
def test_it_returns_its_target_to_its_owners_hand(table):
    table.battlefield("P2", BEARS)
    table.answers("P1", ("target", BEARS))
    table.propose(table.entering("P1", MAN_O_WAR))
    table.resolve()
    assert table.permanents() == [MAN_O_WAR]
    assert hand(table, "P2") == [BEARS]


def test_alone_it_has_to_return_itself(table):
    table.propose(table.entering("P1", MAN_O_WAR))
    table.resolve()
    assert table.permanents() == []
    assert hand(table, "P1") == [MAN_O_WAR]


@pytest.mark.rule("608.2b")
def test_it_does_nothing_to_a_target_that_is_gone(table):
    bears = table.battlefield("P2", BEARS)
    table.answers("P1", ("target", bears))
    table.propose(table.entering("P1", MAN_O_WAR))
    table.settle()
    assert table.stack == ["ability of Man-o'-War"]
    table.propose(table.moving(bears, Zone.GRAVEYARD))
    table.resolve()
    assert "608.2b" in table.told
    assert hand(table, "P2") == []


def test_a_land_is_no_target(table):
    table.battlefield("P2", "Forest")
    table.propose(table.entering("P1", MAN_O_WAR))
    table.resolve()
    assert table.permanents("P2") == ["Forest"]
