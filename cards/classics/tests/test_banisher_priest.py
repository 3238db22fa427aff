import pytest

from cardwright.authoring import Zone

PRIEST = "Banisher Priest"
BEARS = "Grizzly Bears"


def test_facts(table):
    printed = table.see(table.hand("P1", PRIEST)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{1}{W}{W}", "Creature — Human Cleric")
    assert (printed.power, printed.toughness) == (2, 2)


@pytest.mark.rule("610.3", "610.3c")
def test_the_creature_returns_at_once_as_she_leaves(table):
    table.battlefield("P1", "Soul Warden")
    table.battlefield("P2", BEARS)
    priest = table.propose(table.entering("P1", PRIEST)).becomes
    table.answers("P1", ("order triggers", lambda t: t.instance.source.name == "Soul Warden"))
    table.resolve()
    assert table.permanents("P2") == []
    table.propose(table.moving(priest, Zone.GRAVEYARD))
    assert table.permanents("P2") == [BEARS]


@pytest.mark.rule("610.3b")
def test_if_she_left_first_nothing_is_exiled(table):
    table.battlefield("P2", BEARS)
    priest = table.propose(table.entering("P1", PRIEST)).becomes
    table.settle()
    table.propose(table.moving(priest, Zone.HAND))
    table.resolve()
    assert table.permanents() == [BEARS]


def test_only_creatures_of_opponents(table):
    table.battlefield("P1", BEARS)
    table.battlefield("P2", "Torpor Orb")
    table.propose(table.entering("P1", PRIEST))
    table.resolve()
    assert table.permanents() == [BEARS, "Torpor Orb", PRIEST]
