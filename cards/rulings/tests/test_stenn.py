"""Stenn: a card type chosen as he enters, spells of it cost less, and he comes and goes."""

import pytest

from cardwright.authoring import (
    Card,
    SpellsCostMore,
    StaticAbility,
    Zone,
    copiable_values,
    make_token,
)
from cardwright_core.casting import proposed_spell
from cardwright_core.costs import total_cost

STENN = "Stenn, Paranoid Partisan"
NEEDLE = "Pithing Needle"


class Siege(Card):
    name = "Test Siege"
    cost = "{2}{R}"
    types = "Battle — Siege"
    defense = 3


class Trick(Card):
    name = "Kindred Trick"
    cost = "{3}{R}"
    types = "Kindred Instant — Elf"


class Relic(Card):
    name = "Relic"
    cost = "{2}{C}{S}{U/P}"
    types = "Artifact Creature — Golem"
    power, toughness = 1, 1


class Tax(Card):
    """Spells cost {2} more."""

    name = "Tax"
    types = "Enchantment"
    abilities = (StaticAbility(SpellsCostMore("{2}")),)


@pytest.fixture
def table(table):
    for card in (Siege, Trick, Relic, Tax):
        table.add_card(card)
    return table


def enter(table, player="P1", chosen="Artifact"):
    table.answers(player, ("card type", chosen))
    return table.propose(table.entering(player, STENN)).becomes


def proposal(table, name, player="P1"):
    return proposed_spell(table.game, player, table.hand(player, name))


def total(table, name, player="P1"):
    return str(total_cost(table.game, proposal(table, name, player)).mana)


def test_as_printed(table):
    stenn = table.see(table.hand("P1", STENN)).characteristics
    assert (str(stenn.cost), stenn.supertypes, stenn.types) == (
        "{W}{U}",
        ("Legendary",),
        ("Creature",),
    )
    assert (stenn.subtypes, stenn.power, stenn.toughness) == (("Human", "Wizard"), 2, 2)


# His hooks.


@pytest.mark.rule("614.12a", "614.1c")
def test_he_offers_a_choice_as_he_enters_and_not_as_others_do(table):
    table.battlefield("P1", STENN)
    assert table.hook.replacements(event=table.entering("P1", "Grizzly Bears")) == []
    (offer,) = table.hook.replacements(event=table.entering("P1", STENN))
    assert offer.rule == "614.12a"


@pytest.mark.rule("601.2f")
@pytest.mark.parametrize("stenns", [0, 1, 2])
def test_each_stenn_in_play_reduces_spells_of_the_chosen_type(table, stenns):
    for _ in range(stenns):
        enter(table)
    table.hand("P1", STENN)  # in the catalog, not functioning
    changes = table.hook.cost_changes(proposal=proposal(table, NEEDLE))
    assert [str(change.mana) for change in changes] == ["{1}"] * stenns
    assert table.hook.cost_changes(proposal=proposal(table, "Cloudshift")) == []


def test_spells_of_opponents_cost_what_they_did(table):
    enter(table)
    assert table.hook.cost_changes(proposal=proposal(table, NEEDLE, "P2")) == []


@pytest.mark.rule("607.5a")
def test_without_a_choice_nothing_costs_less(table):
    table.battlefield("P1", STENN)
    assert table.hook.cost_changes(proposal=proposal(table, NEEDLE)) == []


# What it comes to.


@pytest.mark.rule("205.2a")
@pytest.mark.parametrize(
    ("chosen", "name", "cost"),
    [
        ("Battle", "Test Siege", "{1}{R}"),
        ("Kindred", "Kindred Trick", "{2}{R}"),
        ("Instant", "Kindred Trick", "{2}{R}"),
        ("Instant", "Test Siege", "{2}{R}"),
    ],
)
def test_battles_and_kindred_cards_are_of_a_type_like_any_other(table, chosen, name, cost):
    enter(table, chosen=chosen)
    assert total(table, name) == cost


@pytest.mark.rule("118.7a")
def test_symbols_that_are_not_generic_stay(table):
    for stenns, cost in ((1, "{1}{C}{S}{U/P}"), (2, "{C}{S}{U/P}"), (3, "{C}{S}{U/P}")):
        enter(table)
        assert (stenns, total(table, "Relic")) == (stenns, cost)


@pytest.mark.rule("118.7")
def test_two_with_both_types_of_a_card_reduce_it_each(table):
    enter(table, chosen="Kindred")
    enter(table, chosen="Instant")
    assert total(table, "Kindred Trick") == "{1}{R}"


@pytest.mark.rule("601.2f")
def test_increases_come_first_and_can_be_reduced(table):
    table.battlefield("P2", "Tax")
    for _ in range(2):
        enter(table)
    assert total(table, NEEDLE) == "{1}"
    enter(table)
    assert total(table, NEEDLE) in {"", "{0}"}


@pytest.mark.rule("613.1b")
def test_whoever_controls_him_pays_less(table):
    stenn = enter(table, "P2")
    state = table.game.state
    state.put(state.objects[stenn].replace(controller="P1"))
    table.game.follow()
    assert total(table, NEEDLE) in {"", "{0}"}
    assert total(table, NEEDLE, "P2") == "{1}"


# He comes and goes.


def leave(table, stenn, player="P1"):
    table.mana(player, "{C}{W}{U}")
    table.activate(player, stenn, 2)
    table.resolve()


@pytest.mark.rule("603.7", "400.7")
def test_he_returns_as_another_object_with_another_choice(table):
    stenn = enter(table)
    leave(table, stenn)
    assert table.permanents() == []
    table.answers("P1", ("card type", "Sorcery"))
    table.go_to("end")
    table.resolve()
    assert table.permanents() == [STENN]
    assert total(table, NEEDLE) == "{1}"


@pytest.mark.rule("603.7c")
def test_he_stays_where_he_went_from_exile(table):
    leave(table, enter(table))
    (exiled,) = table.game.state.zone(Zone.EXILE)
    table.propose(table.moving(exiled, Zone.HAND))
    table.go_to("end")
    table.resolve()
    assert table.permanents() == []


@pytest.mark.rule("111.8", "704.5d")
def test_a_token_that_is_a_copy_of_him_does_not_return(table):
    original = enter(table, "P2")
    table.answers("P1", ("card type", "Sorcery"))
    values = copiable_values(table.game, original)
    token = table.propose(make_token(table.game, values, "P1")).becomes
    leave(table, token)
    table.go_to("end")
    table.resolve()
    assert table.permanents("P1") == []
