"""Reach Through Mists."""

from cardwright.authoring import (
    Card,
    DrawCards,
    spell,
)


class ReachThroughMists(Card):
    name = "Reach Through Mists"
    cost = "{U}"
    types = "Instant — Arcane"
    abilities = (spell(DrawCards(1)),)
