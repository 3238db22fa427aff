"""Graf Rats, Midnight Scavengers and the Chittering Host that they meld to."""

import pytest

from cardwright.authoring import Color, Zone

RATS, SCAVENGERS, HOST = "Graf Rats", "Midnight Scavengers", "Chittering Host"


@pytest.mark.parametrize(
    ("name", "cost", "size"), [(RATS, "{1}{B}", (2, 1)), (SCAVENGERS, "{4}{B}", (3, 3))]
)
def test_as_printed(table, name, cost, size):
    values = table.see(table.hand("P1", name)).characteristics
    assert (str(values.cost), values.colors) == (cost, {Color.BLACK})
    assert (values.power, values.toughness) == size


@pytest.mark.rule("701.42a", "712.5a", "603.4")
def test_they_meld_as_combat_begins_and_the_host_helps_the_others(table):
    table.battlefield("P1", RATS, SCAVENGERS)
    bears = table.battlefield("P1", "Grizzly Bears")
    table.go_to("beginning of combat")
    table.resolve()
    assert sorted(table.permanents("P1")) == [HOST, "Grizzly Bears"]
    values = table.see(bears).characteristics
    assert (values.power, values.has("menace")) == (3, True)
    assert table.game.state.zone(Zone.EXILE) == ()


@pytest.mark.rule("603.4")
def test_one_alone_does_nothing(table):
    table.battlefield("P1", RATS)
    table.battlefield("P2", SCAVENGERS)
    table.go_to("beginning of combat")
    table.resolve()
    assert table.permanents() == [RATS, SCAVENGERS]


@pytest.mark.rule("115.1")
def test_the_scavengers_return_a_cheap_creature(table):
    bears = table.graveyard("P1", "Grizzly Bears")
    table.answers("P1", ("may", True))
    table.propose(table.entering("P1", SCAVENGERS))
    table.resolve()
    assert not table.game.exists(bears)
    assert len(table.game.state.zone(Zone.HAND, "P1")) == 1
