"""Brain Maggot."""

import pytest

from cardwright.authoring import Zone

NAME = "Brain Maggot"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Enchantment Creature — Insect"
    assert str(printed.cost) == "{1}{B}"
    assert (printed.power, printed.toughness) == (1, 1)


@pytest.mark.rule("610.3")
def test_a_card_of_the_hand_until_it_leaves(table):
    for name in ("Forest", "Opt"):
        table.hand("P2", name)
    table.propose(table.entering("P1", NAME))
    table.resolve()
    assert [table.see(i).name for i in table.game.state.zone(Zone.EXILE)] == ["Opt"]
    (maggot,) = table.game.permanents("P1")
    table.propose(table.moving(maggot.id, Zone.GRAVEYARD))
    assert len(table.game.state.zone(Zone.HAND, "P2")) == 2
