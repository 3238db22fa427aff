import pytest

from cardwright.authoring import Zone

HUNTER = "Fiend Hunter"
BEARS = "Grizzly Bears"


def test_facts(table):
    printed = table.see(table.hand("P1", HUNTER)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{1}{W}{W}", "Creature — Human Cleric")
    assert (printed.power, printed.toughness) == (1, 3)


@pytest.mark.rule("607.2a")
def test_what_it_exiled_returns_to_its_owner(table):
    table.battlefield("P2", BEARS)
    table.answers("P1", ("may", True))
    hunter = table.propose(table.entering("P1", HUNTER)).becomes
    table.resolve()
    assert table.permanents() == [HUNTER]
    table.propose(table.moving(hunter, Zone.GRAVEYARD))
    assert table.permanents() == []
    table.resolve()
    assert table.permanents("P2") == [BEARS]


def test_it_may_leave_the_target_alone(table):
    table.battlefield("P2", BEARS)
    table.answers("P1", ("may", False))
    table.propose(table.entering("P1", HUNTER))
    table.resolve()
    assert table.permanents() == [BEARS, HUNTER]


def test_alone_it_has_no_target(table):
    table.propose(table.entering("P1", HUNTER))
    table.resolve()
    assert table.permanents() == [HUNTER]


@pytest.mark.rule("607.2a", "603.3")
def test_if_it_left_first_the_exile_is_for_ever(table):
    table.battlefield("P2", BEARS)
    hunter = table.propose(table.entering("P1", HUNTER)).becomes
    table.settle()
    table.propose(table.moving(hunter, Zone.GRAVEYARD))
    table.answers("P1", ("may", True))
    table.resolve()
    assert table.permanents() == []


@pytest.mark.rule("607.2a")
def test_another_hunter_does_not_return_it(table):
    table.battlefield("P2", BEARS)
    other = table.battlefield("P1", HUNTER)
    table.answers("P1", ("target", lambda item: table.see(item).name == BEARS), ("may", True))
    table.propose(table.entering("P1", HUNTER))
    table.resolve()
    table.propose(table.moving(other, Zone.GRAVEYARD))
    table.resolve()
    assert table.permanents() == [HUNTER]
