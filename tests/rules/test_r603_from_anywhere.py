"""What is put into a zone "from anywhere" (603.6c)."""

import pytest

from cardwright.authoring import (
    CARD,
    CREATURE,
    THIS,
    YOU_OWN,
    Card,
    Condition,
    GainLife,
    LoseLife,
    Moves,
    Zone,
    ZoneChange,
    all_of,
    triggered,
)
from cardwright_core.zone_changes import from_library

BEARS = "Grizzly Bears"
INTO_A_GRAVEYARD = Moves(destination=Zone.GRAVEYARD)


class Relic(Card):
    """When it is put into a graveyard from anywhere, you gain 5 life."""

    name = "Relic"
    types = "Artifact Creature — Golem"
    power, toughness = 1, 1
    abilities = (
        triggered(
            Condition(ZoneChange, THIS, (INTO_A_GRAVEYARD,), zones=(Zone.GRAVEYARD,)), GainLife(5)
        ),
    )


class Mourner(Card):
    """Whenever a creature card is put into your graveyard from anywhere, you gain 1 life."""

    name = "Mourner"
    types = "Enchantment"
    abilities = (
        triggered(
            Condition(ZoneChange, all_of(CREATURE, CARD, YOU_OWN), (INTO_A_GRAVEYARD,)), GainLife(1)
        ),
    )


@pytest.fixture
def table(table):
    table.add_card(Relic, Mourner)
    return table


@pytest.mark.rule("603.6c")
@pytest.mark.parametrize("zone", ["hand", "battlefield", "library"])
def test_it_is_found_in_the_graveyard_wherever_it_came_from(table, zone):
    if zone == "library":
        (card,) = table.library("P1", "Relic")
        table.propose(from_library(table.game, card, Zone.GRAVEYARD))
    else:
        table.propose(table.moving(getattr(table, zone)("P1", "Relic"), Zone.GRAVEYARD))
    table.resolve()
    assert table.life("P1") == 25


@pytest.mark.rule("603.6c", "603.10a")
def test_it_does_not_look_back(table):
    """A permanent without abilities is put there as a card that has them."""
    table.battlefield("P1", "Dress Down")
    relic = table.battlefield("P1", "Relic")
    table.propose(table.moving(relic, Zone.GRAVEYARD))
    table.resolve()
    assert table.life("P1") == 25


@pytest.mark.rule("603.6c")
def test_what_matters_is_what_the_card_is_there(table):
    """A creature token is no card; a land that was a creature is no creature card."""
    table.battlefield("P1", "Mourner")
    table.propose(table.moving(table.battlefield("P1", BEARS), Zone.GRAVEYARD))
    table.propose(table.moving(table.battlefield("P2", BEARS), Zone.GRAVEYARD))
    table.resolve()
    assert table.life("P1") == 21
    land = table.battlefield("P1", "Lumbering Falls")
    table.mana("P1", "{C}{C}{G}{U}")
    table.answers("P1", ("pay", "pay {C}{C}{G}{U}"))
    table.activate("P1", land, 2)
    table.resolve()
    assert table.see(land).is_a("Creature")
    table.propose(table.moving(land, Zone.GRAVEYARD))
    table.resolve()
    assert table.life("P1") == 21


@pytest.mark.rule("603.6c")
def test_it_triggers_once_however_it_is_looked_at(table):
    class Both(Card):
        name = "Both"
        types = "Creature — Bear"
        power, toughness = 2, 2
        abilities = (
            triggered(
                Condition(ZoneChange, THIS, (INTO_A_GRAVEYARD,), zones=(Zone.GRAVEYARD,)),
                LoseLife(1),
            ),
        )

    table.add_card(Both)
    table.propose(table.moving(table.battlefield("P1", "Both"), Zone.GRAVEYARD))
    table.resolve()
    assert table.life("P1") == 19
