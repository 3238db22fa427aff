"""Needs a pack that needs it."""

from cardwright.authoring import Card


class RingOne(Card):
    name = "Ring One"
    types = "Creature — Human"
    power, toughness = 1, 1
