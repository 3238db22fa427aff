"""Grenzo, Dungeon Warden."""

from cardwright.authoring import (
    CREATURE,
    AmongThose,
    BottomIntoGraveyard,
    Card,
    Each,
    HasPower,
    PowerOfThis,
    PutOntoBattlefield,
    X,
    Zone,
    activated,
    all_of,
    enters_with,
)

SMALL_ENOUGH = all_of(CREATURE, AmongThose(), HasPower(at_most=PowerOfThis()))
FOUND = Each(SMALL_ENOUGH, (Zone.GRAVEYARD, Zone.EXILE))


class Grenzo(Card):
    name = "Grenzo, Dungeon Warden"
    cost = "{X}{B}{R}"
    types = "Legendary Creature — Goblin Rogue"
    power, toughness = 2, 2
    abilities = (
        enters_with("+1/+1", X),
        activated("{2}", BottomIntoGraveyard(PutOntoBattlefield(FOUND, under_your_control=True))),
    )
