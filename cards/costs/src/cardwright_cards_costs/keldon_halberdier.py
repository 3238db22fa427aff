"""Keldon Halberdier."""

from cardwright.authoring import Card


class KeldonHalberdier(Card):
    name = "Keldon Halberdier"
    cost = "{4}{R}"
    types = "Creature — Human Warrior"
    power, toughness = 4, 1
    keywords = ("first strike", "suspend 4—{R}")
