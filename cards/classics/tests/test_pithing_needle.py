"""Pithing Needle: abilities of a name can't be activated, except mana abilities."""

import pytest

from cardwright.authoring import Card, GainLife, IllegalActionError, Zone, activated

NEEDLE = "Pithing Needle"


class Shrine(Card):
    """A land with a mana ability and another."""

    name = "Shrine"
    types = "Land — Forest"
    abilities = (activated("{0}", GainLife(1)),)


@pytest.fixture
def table(table):
    table.add_card(Shrine)
    return table


def enter(table, chosen):
    table.answers("P1", ("card name", chosen))
    return table.propose(table.entering("P1", NEEDLE)).becomes


def test_as_printed(table):
    needle = table.see(table.hand("P1", NEEDLE)).characteristics
    assert (str(needle.cost), needle.types) == ("{1}", ("Artifact",))


@pytest.mark.rule("602.5", "605.1a")
def test_abilities_of_that_name_but_mana_abilities(table):
    shrine = table.battlefield("P2", "Shrine")
    enter(table, "Shrine")
    table.game.state.cursor = table.game.state.cursor.replace(active="P2", priority="P2")
    offered = [a.number for a in actions(table, "P2") if getattr(a, "object", 0) == shrine]
    kinds = [type(table.see(shrine).characteristics.abilities[n].effect).__name__ for n in offered]
    assert kinds == ["AddMana"]


def actions(table, player):
    table.game.follow()
    return table.rules.ask.legal_actions(table.game, player)


@pytest.mark.rule("602.5")
@pytest.mark.parametrize("chosen", ["Shrine", NEEDLE])
def test_abilities_of_other_names_are_not_affected(table, chosen):
    shrine = table.battlefield("P1", "Shrine")
    enter(table, chosen)
    if chosen == NEEDLE:
        table.activate("P1", shrine, 0)
        assert table.stack == ["ability of Shrine"]
    else:
        with pytest.raises((IllegalActionError, AssertionError)):
            table.activate("P1", shrine, 0)


def test_once_it_has_left_they_can_be_activated_again(table):
    shrine = table.battlefield("P1", "Shrine")
    needle = enter(table, "Shrine")
    table.propose(table.moving(needle, Zone.GRAVEYARD))
    table.activate("P1", shrine, 0)
    assert table.stack == ["ability of Shrine"]
