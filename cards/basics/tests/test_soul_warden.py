import pytest

WARDEN = "Soul Warden"


@pytest.mark.parametrize("player", ["P1", "P2"])
def test_any_creature_that_enters_triggers_it(table, player):
    table.battlefield("P1", WARDEN)
    table.propose(table.entering(player, "Grizzly Bears"))
    table.resolve()
    assert (table.life("P1"), table.life("P2")) == (21, 20)


def test_a_land_does_not(table):
    table.battlefield("P1", WARDEN)
    table.propose(table.entering("P1", "Forest"))
    assert table.game.state.pending == ()


def test_another_means_not_itself(table):
    table.propose(table.entering("P1", WARDEN))
    assert table.game.state.pending == ()


def test_each_of_two_sees_the_other_enter(table):
    table.battlefield("P1", WARDEN)
    table.propose(table.entering("P1", WARDEN))
    table.resolve()
    assert table.life("P1") == 21


@pytest.mark.parametrize("zone", ["hand", "graveyard", "exile"])
def test_only_on_the_battlefield(table, zone):
    getattr(table, zone)("P1", WARDEN)
    table.propose(table.entering("P1", "Grizzly Bears"))
    assert table.game.state.pending == ()


def test_cast_and_paid_for(table):
    table.hand("P1", WARDEN)
    table.mana("P1", "{W}")
    table.cast("P1", WARDEN)
    assert table.stack == [WARDEN]
    table.resolve()
    assert table.permanents("P1") == [WARDEN]
    assert table.game.player("P1").pool == ()
