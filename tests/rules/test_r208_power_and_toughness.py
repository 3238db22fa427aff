"""Power and toughness (208): which permanents have any."""

import pytest

from cardwright.authoring import (
    THIS,
    AddPT,
    AddTypes,
    Among,
    Card,
    CountersPut,
    Duration,
    HasPower,
    Instance,
    Layer,
    LoseTypes,
    ManaValueAsPT,
    NumberOf,
    Part,
    SetPT,
    SpellAbility,
    Zone,
    begin_continuous,
    do,
    static,
)
from cardwright_core.abilities import Source


class Cart(Card):
    name = "Cart"
    cost = "{2}"
    types = "Artifact — Vehicle"
    power, toughness = 5, 4


class Judge(Card):
    """This gets +1/+0 for each permanent with power 4 or greater."""

    name = "Judge"
    types = "Creature — Human"
    power, toughness = 1, 1
    abilities = (static(Part(Layer.MODIFY_PT, THIS, AddPT(NumberOf(HasPower(4)), 0))),)


def begin(table, item, *changes):
    """Begin an effect on a permanent until the end of the turn."""
    by = Instance(SpellAbility(do()), Source(10**6, "P1", "Spell"), "P1", Zone.STACK)
    parts = tuple(Part(layer, Among((item,)), change) for layer, change in changes)
    begin_continuous(table.game, by, parts, Duration.END_OF_TURN)
    table.game.follow()


@pytest.mark.rule("208.3")
def test_a_noncreature_permanent_has_none(table):
    table.add_card(Cart)
    cart = table.battlefield("P1", "Cart")
    assert table.size(cart) == (None, None)
    assert table.size(table.hand("P1", "Cart")) == (5, 4)
    begin(table, cart, (Layer.TYPE, AddTypes(("Creature",))))
    assert table.size(cart) == (5, 4)


@pytest.mark.rule("208.3")
@pytest.mark.parametrize("beside", [[], ["Humility"], ["Glorious Anthem"]], ids=str)
def test_other_effects_give_it_none(table, beside):
    table.add_card(Cart)
    cart, *_ = table.battlefield("P1", "Cart", "Mountain", *beside)
    table.propose(CountersPut(cart, "+1/+1", 1))
    assert table.size(cart) == (None, None)


@pytest.mark.rule("208.3")
def test_what_stops_being_a_creature_loses_it(table):
    bears = table.battlefield("P1", "Grizzly Bears")
    begin(table, bears, (Layer.TYPE, LoseTypes(("Creature",))))
    assert table.size(bears) == (None, None)


@pytest.mark.rule("208.3")
def test_it_is_not_counted_among_the_strong(table):
    table.add_card(Cart, Judge)
    cart, judge = table.battlefield("P1", "Cart", "Judge")
    assert table.size(judge) == (1, 1)
    begin(table, cart, (Layer.TYPE, AddTypes(("Creature",))))
    assert table.size(judge) == (2, 1)


@pytest.mark.rule("208.3a")
@pytest.mark.parametrize("change", [SetPT(7, 7), ManaValueAsPT()], ids=str)
def test_an_effect_that_sets_it_waits_for_a_creature(table, change):
    table.add_card(Cart)
    cart = table.battlefield("P1", "Cart")
    begin(table, cart, (Layer.SET_PT, change))
    assert table.size(cart) == (None, None)
    begin(table, cart, (Layer.TYPE, AddTypes(("Creature",))))
    assert table.size(cart) == ((7, 7) if isinstance(change, SetPT) else (2, 2))
