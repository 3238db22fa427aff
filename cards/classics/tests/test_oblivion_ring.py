import pytest

from cardwright.authoring import Zone

RING = "Oblivion Ring"


def test_facts(table):
    printed = table.see(table.hand("P1", RING)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{2}{W}", "Enchantment")


@pytest.mark.rule("607.2a")
@pytest.mark.parametrize("card", ["Grizzly Bears", "Torpor Orb"])
def test_a_nonland_permanent_until_it_leaves(table, card):
    table.battlefield("P2", card, "Forest")
    ring = table.propose(table.entering("P1", RING)).becomes  # the only target
    table.resolve()
    assert table.permanents() == ["Forest", RING]
    table.propose(table.moving(ring, Zone.HAND))
    table.resolve()
    assert table.permanents() == ["Forest", card]


@pytest.mark.rule("603.3d")
def test_not_itself(table):
    table.propose(table.entering("P1", RING))
    table.resolve()
    assert table.permanents() == [RING]


def test_it_must_take_one_of_its_controllers_if_there_is_no_other(table):
    table.battlefield("P1", "Grizzly Bears")
    table.propose(table.entering("P1", RING))
    table.resolve()
    assert table.permanents() == [RING]
