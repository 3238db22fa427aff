"""Rakdos Cackler."""

from cardwright.authoring import Card


class RakdosCackler(Card):
    name = "Rakdos Cackler"
    cost = "{B/R}"
    types = "Creature — Devil"
    power, toughness = 1, 1
    keywords = ("unleash",)
