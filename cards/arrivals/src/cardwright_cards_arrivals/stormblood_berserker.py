"""Stormblood Berserker."""

from cardwright.authoring import Card


class StormbloodBerserker(Card):
    name = "Stormblood Berserker"
    cost = "{1}{R}"
    types = "Creature — Human Berserker"
    power, toughness = 1, 1
    keywords = ("bloodthirst 2", "menace")
