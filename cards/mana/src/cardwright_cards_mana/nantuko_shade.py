"""Nantuko Shade."""

from cardwright.authoring import (
    ITSELF,
    Card,
    Pump,
    activated,
)


class NantukoShade(Card):
    name = "Nantuko Shade"
    cost = "{B}{B}"
    types = "Creature — Insect Shade"
    power, toughness = 2, 1
    abilities = (activated("{B}", Pump(1, 1, ITSELF)),)
