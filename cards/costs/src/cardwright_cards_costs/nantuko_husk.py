"""Nantuko Husk."""

from cardwright.authoring import (
    CREATURE,
    ITSELF,
    Card,
    Pump,
    SacrificePermanent,
    activated,
    paying,
)


class NantukoHusk(Card):
    name = "Nantuko Husk"
    cost = "{2}{B}"
    types = "Creature — Zombie Insect"
    power, toughness = 2, 2
    abilities = (activated(paying(SacrificePermanent(CREATURE)), Pump(2, 2, ITSELF)),)
