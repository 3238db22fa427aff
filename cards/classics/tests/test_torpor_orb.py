import pytest

from cardwright.authoring import Zone

ORB = "Torpor Orb"


def test_facts(table):
    printed = table.see(table.hand("P1", ORB)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{2}", "Artifact")


@pytest.mark.rule("603.2")
@pytest.mark.parametrize("player", ["P1", "P2"])
@pytest.mark.parametrize("orbs", [0, 1, 2])
def test_creatures_cause_nothing_of_anybody_to_trigger(table, player, orbs):
    table.battlefield("P2", *[ORB] * orbs)
    warden = table.battlefield(player, "Soul Warden")
    occurrence = table.occurrence_of(warden, on=table.entering("P1", "Grizzly Bears"))
    assert table.hook.suppresses_trigger(occurrence=occurrence) == [True] * orbs


@pytest.mark.parametrize("card", ["Chrome Mox", "Oblivion Ring"])
def test_what_is_no_creature_does(table, card):
    table.battlefield("P1", ORB)
    enters = table.entering("P1", card)
    occurrence = table.occurrence_of(enters.becomes, on=enters)
    assert table.hook.suppresses_trigger(occurrence=occurrence) == [False]


def test_a_creature_s_own_ability(table):
    table.battlefield("P1", ORB)
    table.propose(table.entering("P1", "Wall of Omens"))
    assert table.game.state.pending == ()


def test_dying_is_not_entering(table):
    table.battlefield("P1", ORB)
    artist, bears = table.battlefield("P1", "Blood Artist", "Grizzly Bears")
    occurrence = table.occurrence_of(artist, on=table.moving(bears, Zone.GRAVEYARD))
    assert table.hook.suppresses_trigger(occurrence=occurrence) == [False]
