"""Zephyrim."""

from cardwright.authoring import Card


class Zephyrim(Card):
    name = "Zephyrim"
    cost = "{3}{W}"
    types = "Creature — Human Warrior"
    power, toughness = 3, 3
    keywords = ("squad {2}", "flying", "vigilance", "miracle {1}{W}")
