"""Boomerang."""

from cardwright.authoring import (
    PERMANENT,
    Card,
    ReturnToHand,
    spell,
    target,
)


class Boomerang(Card):
    name = "Boomerang"
    cost = "{U}{U}"
    types = "Instant"
    abilities = (spell(ReturnToHand(), target(PERMANENT)),)
