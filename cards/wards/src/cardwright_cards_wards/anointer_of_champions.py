"""Anointer of Champions."""

from cardwright.authoring import (
    ATTACKING,
    CREATURE,
    TAP,
    Card,
    Pump,
    activated,
    all_of,
    paying,
    target,
)


class AnointerOfChampions(Card):
    name = "Anointer of Champions"
    cost = "{W}"
    types = "Creature — Human Cleric"
    power, toughness = 1, 1
    abilities = (activated(paying(TAP), Pump(1, 1), target(all_of(CREATURE, ATTACKING))),)
