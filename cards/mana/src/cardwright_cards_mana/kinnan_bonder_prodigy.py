"""Kinnan, Bonder Prodigy."""

from cardwright.authoring import (
    CREATURE,
    LAND,
    PERMANENT,
    AddTypeProduced,
    Card,
    Is,
    LookAndTake,
    Not,
    Zone,
    activated,
    all_of,
    tapped_for_mana,
    triggered,
)

NONLAND = all_of(PERMANENT, Not(LAND))
NOT_HUMAN = all_of(CREATURE, Not(Is("Human")))


class Kinnan(Card):
    name = "Kinnan, Bonder Prodigy"
    cost = "{G}{U}"
    types = "Legendary Creature — Human Druid"
    power, toughness = 2, 2
    abilities = (
        triggered(tapped_for_mana(NONLAND, by_you=True), AddTypeProduced()),
        activated("{5}{G}{U}", LookAndTake(5, NOT_HUMAN, Zone.BATTLEFIELD)),
    )
