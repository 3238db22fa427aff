"""Thranduil, the Elvenking: abilities of cards, and a trigger."""

import pytest

from cardwright.authoring import ActivatedAbility, Zone

CARD = "Thranduil, the Elvenking"


def gained(table, item):
    """Return the cards that the activated abilities of an object are printed on."""
    abilities = table.see(item).characteristics.abilities
    return [one.printed_on for one in abilities if isinstance(one, ActivatedAbility)]


def test_facts(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == (
        "{2}{B}{G}{U}",
        "Legendary Creature — Elf Noble",
    )
    assert (printed.power, printed.toughness) == (5, 6)


def test_hook_continuous_effects(table):
    assert table.hook.continuous_effects() == []
    thranduil = table.battlefield("P1", CARD)
    (effect,) = table.hook.continuous_effects()
    assert effect.by.source.id == thranduil


@pytest.mark.parametrize("zone", ["hand", "graveyard", "exile", "command"])
def test_off_the_battlefield_he_has_nothing(table, zone):
    thranduil = getattr(table, zone)("P1", CARD)
    table.graveyard("P1", "Llanowar Elves")
    assert table.hook.continuous_effects() == []
    assert gained(table, thranduil) == []


def test_elf_cards_in_your_graveyard_only(table):
    thranduil = table.battlefield("P1", CARD)
    table.graveyard("P1", "Llanowar Elves", "Wirewood Symbiote")
    table.graveyard("P2", "Elvish Mystic")
    table.exile("P1", "Devoted Druid")
    table.hand("P1", "Heritage Druid")
    assert gained(table, thranduil) == ["llanowar-elves"]


@pytest.mark.rule("613.5")
def test_they_come_and_go_with_the_cards(table):
    thranduil, elves = table.battlefield("P1", CARD, "Llanowar Elves")
    assert gained(table, thranduil) == []
    dies = table.moving(elves, Zone.GRAVEYARD)
    table.propose(dies)
    assert gained(table, thranduil) == ["llanowar-elves"]
    table.propose(table.moving(dies.becomes, Zone.EXILE))
    assert gained(table, thranduil) == []


@pytest.mark.rule("613.1f", "602.5c")
def test_each_card_gives_an_ability_of_its_own(table):
    thranduil = table.battlefield("P1", CARD)
    table.graveyard("P1", "Quirion Ranger", "Quirion Ranger")
    one, two = table.see(thranduil).characteristics.abilities[-2:]
    assert one.replace(grant=None) == two.replace(grant=None)
    assert one != two


@pytest.mark.rule("607.5")
def test_the_grant_is_the_same_until_it_is_lost(table):
    thranduil = table.battlefield("P1", CARD)
    table.graveyard("P1", "Quirion Ranger")
    first = table.see(thranduil).characteristics.abilities[-1]
    table.propose(table.entering("P1", "Grizzly Bears"))
    table.propose(table.entering("P2", "Elvish Archdruid"))
    assert table.see(thranduil).characteristics.abilities[-1] == first
    jailer = table.entering("P2", "Yixlid Jailer")
    table.propose(jailer)
    assert gained(table, thranduil) == []
    table.propose(table.moving(jailer.becomes, Zone.GRAVEYARD))
    again = table.see(thranduil).characteristics.abilities[-1]
    assert again != first
    assert again.replace(grant=None) == first.replace(grant=None)


@pytest.mark.parametrize(
    ("player", "card", "triggers"),
    [
        ("P1", "Marwyn, the Nurturer", 1),
        ("P1", "Llanowar Elves", 0),
        ("P1", "Elesh Norn, Mother of Machines", 0),
        ("P2", "Marwyn, the Nurturer", 0),
    ],
)
def test_another_legendary_elf_of_yours(table, player, card, triggers):
    table.battlefield("P1", CARD)
    table.propose(table.entering(player, card))
    assert len([one for one in table.game.state.pending if one.instance.source.name == CARD]) == (
        triggers
    )


def test_not_for_himself(table):
    table.propose(table.entering("P1", CARD))
    assert table.game.state.pending == ()


def test_two_cards_are_drawn_and_one_is_discarded(table):
    table.battlefield("P1", CARD)
    table.library("P1", "Forest", "Island")
    table.answers("P1", ("discard", "Forest"))
    table.propose(table.entering("P1", "Marwyn, the Nurturer"))
    table.resolve()
    hand = table.game.state.zone(Zone.HAND, "P1")
    assert [table.see(item).name for item in hand] == ["Island"]
