"""Needs a pack that needs it."""

from cardwright.authoring import Card


class RingTwo(Card):
    name = "Ring Two"
    types = "Creature — Human"
    power, toughness = 1, 1
