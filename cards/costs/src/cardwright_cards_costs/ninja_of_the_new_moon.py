"""Ninja of the New Moon."""

from cardwright.authoring import Card


class NinjaOfTheNewMoon(Card):
    name = "Ninja of the New Moon"
    cost = "{3}{B}{B}"
    types = "Creature — Spirit Ninja"
    power, toughness = 6, 3
    keywords = ("ninjutsu {3}{B}",)
