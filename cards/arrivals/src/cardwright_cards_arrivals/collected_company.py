"""Collected Company."""

from cardwright.authoring import (
    CREATURE,
    Card,
    LookAndTake,
    ManaValue,
    Zone,
    all_of,
    spell,
)

SMALL_CREATURE = all_of(CREATURE, ManaValue(0, 3))


class CollectedCompany(Card):
    name = "Collected Company"
    cost = "{3}{G}"
    types = "Instant"
    abilities = (
        spell(LookAndTake(6, SMALL_CREATURE, Zone.BATTLEFIELD, at_most=2, at_random=False)),
    )
