"""Stony Silence: no ability of an artifact can be activated, not even a mana ability."""

import pytest

from cardwright.authoring import AddMana, Card, GainLife, TapSymbol, Zone, activated, cost

SILENCE = "Stony Silence"


class Stone(Card):
    """An artifact with a mana ability and another."""

    name = "Stone"
    types = "Artifact"
    abilities = (
        activated(cost("", TapSymbol()), AddMana(("C",))),
        activated("{0}", GainLife(1)),
    )


@pytest.fixture
def table(table):
    table.add_card(Stone)
    return table


def offered(table, item, player="P1"):
    table.game.follow()
    actions = table.rules.ask.legal_actions(table.game, player)
    return [action.number for action in actions if getattr(action, "object", 0) == item]


def test_as_printed(table):
    silence = table.see(table.hand("P1", SILENCE)).characteristics
    assert (str(silence.cost), silence.types) == ("{1}{W}", ("Enchantment",))


@pytest.mark.rule("602.5", "605.1a")
def test_neither_mana_abilities_nor_others(table):
    stone = table.battlefield("P1", "Stone")
    assert offered(table, stone) == [0, 1]
    silence = table.battlefield("P2", SILENCE)
    assert offered(table, stone) == []
    table.propose(table.moving(silence, Zone.GRAVEYARD))
    assert offered(table, stone) == [0, 1]


@pytest.mark.rule("601.2g")
def test_its_mana_can_not_pay_for_anything(table):
    table.battlefield("P1", "Stone")
    needle = table.hand("P1", "Pithing Needle")
    assert needle in cast_options(table)
    table.battlefield("P2", SILENCE)
    assert needle not in cast_options(table)


def cast_options(table):
    table.game.follow()
    actions = table.rules.ask.legal_actions(table.game, "P1")
    return [a.object for a in actions if str(a).startswith("cast")]


def test_abilities_of_other_permanents_can_be_activated(table):
    forest = table.battlefield("P1", "Forest")
    table.battlefield("P2", SILENCE)
    assert offered(table, forest) == [0]
