"""Sigiled Starfish."""

from cardwright.authoring import (
    TAP,
    Card,
    Scry,
    activated,
    paying,
)


class SigiledStarfish(Card):
    name = "Sigiled Starfish"
    cost = "{1}{U}"
    types = "Creature — Starfish"
    power, toughness = 0, 3
    abilities = (activated(paying(TAP), Scry(1)),)
