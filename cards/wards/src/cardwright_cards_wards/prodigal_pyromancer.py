"""Prodigal Pyromancer."""

from cardwright.authoring import (
    ANY_TARGET,
    TAP,
    Card,
    DealDamage,
    activated,
    paying,
    target,
)


class ProdigalPyromancer(Card):
    name = "Prodigal Pyromancer"
    cost = "{2}{R}"
    types = "Creature — Human Wizard"
    power, toughness = 1, 1
    abilities = (activated(paying(TAP), DealDamage(1), target(ANY_TARGET)),)
