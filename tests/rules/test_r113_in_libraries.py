"""What a card says of its own move out of a library, where it is no object (113.6b, 614.6)."""

import pytest

from cardwright.authoring import (
    THOSE_CARDS,
    BottomIntoGraveyard,
    Card,
    Draw,
    Mill,
    PutOntoBattlefield,
    ShuffledInInstead,
    StaticAbility,
    Zone,
    activated,
    paying,
)


class Eternal(Card):
    """It is shuffled into the library instead of going to a graveyard."""

    name = "Eternal"
    types = "Creature — Test"
    power, toughness = 1, 1
    abilities = (StaticAbility(ShuffledInInstead()),)


class Spade(Card):
    name = "Spade"
    types = "Artifact"
    abilities = (
        activated(paying("{0}"), Mill(2)),
        activated(paying("{0}"), BottomIntoGraveyard(PutOntoBattlefield(THOSE_CARDS))),
    )


@pytest.fixture
def dig(table):
    """Let a library be dug into; return how many cards are in it, and those in the graveyard."""

    def left(number, *library):
        table.add_card(Eternal)
        table.add_card(Spade)
        table.library("P1", *library)
        table.activate("P1", table.battlefield("P1", "Spade"), number)
        table.resolve()
        graveyard = table.game.state.zone(Zone.GRAVEYARD, "P1")
        return len(table.game.state.library("P1")), [table.see(i).name for i in graveyard]

    return left


@pytest.mark.rule("113.6b", "614.6", "701.17a")
def test_a_milled_card_is_replaced_by_itself(dig):
    assert dig(0, "Eternal", "Forest", "Island") == (2, ["Forest"])


@pytest.mark.rule("113.6b", "614.6")
def test_each_of_several_milled_cards(dig):
    assert dig(0, "Eternal", "Eternal", "Island") == (3, [])


@pytest.mark.rule("400.7j", "614.6")
@pytest.mark.parametrize(
    ("bottom", "left", "there"),
    [("Eternal", 2, ["Spade"]), ("Memnite", 1, ["Spade", "Memnite"])],
)
def test_what_is_hidden_again_is_not_found(table, dig, bottom, left, there):
    assert dig(1, "Forest", bottom) == (left, [])
    assert table.permanents("P1") == there


@pytest.mark.rule("121.1")
def test_drawing_it_is_another_thing(table):
    table.add_card(Eternal)
    table.library("P1", "Eternal")
    table.propose(Draw("P1"))
    assert [table.see(i).name for i in table.game.state.zone(Zone.HAND, "P1")] == ["Eternal"]
