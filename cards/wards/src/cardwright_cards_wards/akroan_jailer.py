"""Akroan Jailer."""

from cardwright.authoring import (
    CREATURE,
    TAP,
    Card,
    Tap,
    activated,
    paying,
    target,
)


class AkroanJailer(Card):
    name = "Akroan Jailer"
    cost = "{W}"
    types = "Creature — Human Soldier"
    power, toughness = 1, 1
    abilities = (activated(paying("{2}{W}", TAP), Tap(), target(CREATURE)),)
