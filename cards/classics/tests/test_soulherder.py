import pytest

from cardwright.authoring import Zone

HERDER = "Soulherder"


def test_facts(table):
    printed = table.see(table.hand("P1", HERDER)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{1}{W}{U}", "Creature — Spirit")
    assert (printed.power, printed.toughness) == (1, 1)


@pytest.mark.rule("603.10a")
@pytest.mark.parametrize(("zone", "counters"), [(Zone.EXILE, 1), (Zone.GRAVEYARD, 0)])
@pytest.mark.parametrize("whose", ["P1", "P2"])
def test_a_creature_exiled_from_the_battlefield(table, zone, counters, whose):
    herder = table.battlefield("P1", HERDER)
    bears = table.battlefield(whose, "Grizzly Bears")
    table.propose(table.moving(bears, zone))
    table.resolve()
    assert table.see(herder).object.count("+1/+1") == counters


def test_a_card_exiled_from_elsewhere(table):
    table.battlefield("P1", HERDER)
    bears = table.graveyard("P1", "Grizzly Bears")
    table.propose(table.moving(bears, Zone.EXILE))
    assert table.game.state.pending == ()


@pytest.mark.rule("603.2b")
def test_in_its_controllers_end_step(table):
    herder = table.battlefield("P1", HERDER)
    bears = table.battlefield("P1", "Grizzly Bears")
    table.answers("P1", ("attackers", ()), ("may", True))
    table.go_to("end")
    table.resolve()
    assert table.permanents() == [HERDER, "Grizzly Bears"]
    assert not table.game.exists(bears)
    assert table.see(herder).object.count("+1/+1") == 1
