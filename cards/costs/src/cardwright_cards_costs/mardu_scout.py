"""Mardu Scout."""

from cardwright.authoring import Card


class MarduScout(Card):
    name = "Mardu Scout"
    cost = "{R}{R}"
    types = "Creature — Goblin Scout"
    power, toughness = 3, 1
    keywords = ("dash {1}{R}",)
