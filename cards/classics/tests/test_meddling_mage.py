"""Meddling Mage: a name chosen as it enters, spells of which can't be cast."""

import pytest

from cardwright.authoring import IllegalActionError

MAGE = "Meddling Mage"
SHIFT = "Cloudshift"


def enter(table, chosen):
    table.answers("P1", ("card name", chosen))
    return table.propose(table.entering("P1", MAGE)).becomes


def test_as_printed(table):
    mage = table.see(table.hand("P1", MAGE)).characteristics
    assert (str(mage.cost), mage.subtypes) == ("{W}{U}", ("Human", "Wizard"))
    assert (mage.power, mage.toughness) == (2, 2)


@pytest.mark.rule("614.12a", "201.4")
def test_the_names_of_nonland_cards_are_offered(table):
    table.hand("P2", SHIFT, "Forest")
    table.library("P2", "Grizzly Bears")
    with pytest.raises(AssertionError, match="Cloudshift; Grizzly Bears; Meddling Mage"):
        enter(table, "Forest")


@pytest.mark.rule("601.3", "101.2")
@pytest.mark.parametrize("chosen", [SHIFT, MAGE])
def test_spells_of_the_chosen_name_can_not_be_cast(table, chosen):
    table.hand("P1", SHIFT)
    table.mana("P1", "{W}")
    enter(table, chosen)
    if chosen == SHIFT:
        with pytest.raises((IllegalActionError, AssertionError)):
            table.cast("P1", SHIFT)
    else:
        table.cast("P1", SHIFT)


@pytest.mark.rule("607.5a")
def test_without_a_choice_everything_can_be_cast(table):
    table.battlefield("P1", MAGE)
    table.hand("P1", SHIFT)
    table.mana("P1", "{W}")
    table.cast("P1", SHIFT)
    assert table.stack == [SHIFT]
