"""In which zones abilities function (113.6), and what loyalty abilities ask (606)."""

import pytest

from cardwright.authoring import (
    ITSELF,
    TAP,
    THIS,
    Card,
    Dies,
    DrawCards,
    Enters,
    ExileThis,
    GainLife,
    PutOntoBattlefield,
    ReturnToHand,
    Zone,
    activated,
    loyalty_ability,
    paying,
    triggered,
    when,
)

FUNCTIONS = "not among the options"


class Skeleton(Card):
    """Returns itself from the graveyard."""

    name = "Skeleton"
    types = "Creature — Skeleton"
    power, toughness = 1, 1
    abilities = (activated("", PutOntoBattlefield(ITSELF, tapped=True), zones=(Zone.GRAVEYARD,)),)


class Embalmed(Card):
    """Exiles itself from the graveyard as a cost."""

    name = "Embalmed"
    types = "Creature — Zombie"
    power, toughness = 1, 1
    abilities = (activated(paying(ExileThis(Zone.GRAVEYARD)), GainLife(1)),)


class Anchorite(Card):
    """An ordinary ability, and a cost that exiles it from the battlefield."""

    name = "Anchorite"
    types = "Creature — Cleric"
    power, toughness = 1, 1
    abilities = (activated(paying(ExileThis(Zone.BATTLEFIELD)), GainLife(1)),)


@pytest.mark.rule("113.6m#1", "113.6b")
def test_an_ability_that_returns_its_card_from_the_graveyard(table):
    table.add_card(Skeleton)
    there, here = table.battlefield("P1", "Skeleton"), table.graveyard("P1", "Skeleton")
    with pytest.raises(AssertionError, match=FUNCTIONS):
        table.activate("P1", there)
    table.activate("P1", here)
    table.resolve()
    assert table.permanents("P1") == ["Skeleton", "Skeleton"]


@pytest.mark.rule("113.6j", "113.6m")
@pytest.mark.parametrize("card", [Embalmed, Anchorite])
def test_a_cost_that_exiles_it_says_where_it_functions(table, card):
    table.add_card(card)
    places = [table.battlefield("P1", card.name), table.graveyard("P1", card.name)]
    works, fails = places if card is Anchorite else reversed(places)
    with pytest.raises(AssertionError, match=FUNCTIONS):
        table.activate("P1", fails)
    table.activate("P1", works)
    table.resolve()
    assert table.life("P1") == 21


@pytest.mark.rule("113.6", "602.2")
@pytest.mark.parametrize("zone", ["hand", "graveyard", "exile", "command"])
def test_abilities_of_permanents_function_on_the_battlefield(table, zone):
    elves = getattr(table, zone)("P1", "Llanowar Elves")
    with pytest.raises(AssertionError, match=FUNCTIONS):
        table.activate("P1", elves)


@pytest.mark.rule("113.7a")
def test_an_ability_on_the_stack_does_not_need_its_source(table):
    perfect = table.battlefield("P1", "Imperious Perfect")
    table.mana("P1", "{G}")
    table.activate("P1", perfect, 1)
    table.propose(table.moving(perfect, Zone.EXILE))
    table.resolve()
    assert table.permanents("P1") == ["Elf Warrior Token"]


@pytest.mark.rule("302.6", "602.5a")
def test_gained_abilities_with_the_tap_symbol(table):
    """The creature that has the ability counts, wherever it has it from; haste helps."""
    table.graveyard("P1", "Llanowar Elves")
    enters = table.entering("P1", "Necrotic Ooze")
    table.propose(enters)
    with pytest.raises(AssertionError, match=FUNCTIONS):
        table.activate("P1", enters.becomes, 1)
    table.game.state.put(table.game.state.objects[enters.becomes].replace(counters=(("haste", 1),)))
    table.game.follow()
    table.activate("P1", enters.becomes, 1)
    assert len(table.game.player("P1").pool) == 1


class Walker(Card):
    name = "Walker"
    types = "Planeswalker — Walker"
    loyalty = 2
    abilities = (
        loyalty_ability(0, GainLife(1)),
        loyalty_ability(-3, DrawCards(1)),
        activated(paying(TAP), GainLife(3)),
    )


@pytest.fixture
def walker(table):
    table.add_card(Walker)
    return table.battlefield("P1", "Walker")


@pytest.mark.rule("606.3", "606.4")
def test_another_planeswalker_has_its_own_turn(table, walker):
    other = table.battlefield("P1", "Walker")
    table.activate("P1", walker, 0)
    with pytest.raises(AssertionError, match=FUNCTIONS):
        table.activate("P1", other, 0)  # the stack is not empty
    table.resolve()
    table.activate("P1", other, 0)
    table.resolve()
    assert (table.life("P1"), table.see(walker).object.count("loyalty")) == (22, 2)


@pytest.mark.rule("606.6")
def test_not_more_than_it_has(table, walker):
    with pytest.raises(AssertionError, match=FUNCTIONS):
        table.activate("P1", walker, 1)


@pytest.mark.rule("606.2", "606.3")
def test_other_abilities_of_a_planeswalker_are_ordinary(table, walker):
    table.activate("P1", walker, 2)
    table.resolve()
    table.activate("P1", walker, 0)
    table.resolve()
    assert table.life("P1") == 24


@pytest.mark.rule("306.5b", "614.12")
def test_a_copy_enters_with_the_loyalty_of_what_it_copies(table):
    class Mimic(Card):
        name = "Mimic"
        types = "Creature — Shapeshifter"
        power, toughness = 0, 1

    table.add_card(Walker)
    table.add_card(Mimic)
    values = table.game.rules.catalog.definition("Walker").characteristics
    event = table.entering("P1", "Mimic").replace(values=values)
    table.propose(event)
    assert table.see(event.becomes).object.count("loyalty") == 2


class Phoenix(Card):
    """Triggers as it dies, and as it enters."""

    name = "Phoenix"
    types = "Creature — Phoenix"
    power, toughness = 1, 1
    abilities = (
        triggered((when(Dies, THIS), when(Enters, THIS)), GainLife(1)),
        triggered(when(Dies, THIS), ReturnToHand(ITSELF)),
    )


@pytest.mark.rule("113.6k", "603.10a")
def test_conditions_function_where_they_can_trigger(table):
    table.add_card(Phoenix)
    event = table.entering("P1", "Phoenix")
    table.propose(event)
    assert len(table.game.state.pending) == 1
    table.resolve()
    table.propose(table.moving(event.becomes, Zone.GRAVEYARD))
    assert len(table.game.state.pending) == 2
