"""Anafenza, the Foremost."""

from cardwright.authoring import (
    CARD,
    CREATURE,
    OPPONENTS_OWN,
    THIS,
    YOU_CONTROL,
    Attacks,
    Card,
    GoesInstead,
    IsTapped,
    PutCounters,
    StaticAbility,
    Zone,
    all_of,
    another,
    target,
    triggered,
    whenever,
)

TAPPED_CREATURE = another(all_of(CREATURE, IsTapped(), YOU_CONTROL))
THEIR_CREATURE_CARDS = all_of(CREATURE, CARD, OPPONENTS_OWN)


class Anafenza(Card):
    name = "Anafenza, the Foremost"
    cost = "{W}{B}{G}"
    types = "Legendary Creature — Human Soldier"
    power, toughness = 4, 4
    abilities = (
        triggered(whenever(Attacks, THIS), PutCounters("+1/+1"), target(TAPPED_CREATURE)),
        StaticAbility(GoesInstead(Zone.EXILE, THEIR_CREATURE_CARDS)),
    )
