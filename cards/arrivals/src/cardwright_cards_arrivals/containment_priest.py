"""Containment Priest."""

from cardwright.authoring import (
    CARD,
    CREATURE,
    WAS_CAST,
    Card,
    GoesInstead,
    Not,
    StaticAbility,
    Zone,
    all_of,
)

UNCAST_CREATURE = all_of(CREATURE, CARD, Not(WAS_CAST))


class ContainmentPriest(Card):
    name = "Containment Priest"
    cost = "{1}{W}"
    types = "Creature — Human Cleric"
    power, toughness = 2, 2
    keywords = ("flash",)
    abilities = (StaticAbility(GoesInstead(Zone.EXILE, UNCAST_CREATURE, into=Zone.BATTLEFIELD)),)
