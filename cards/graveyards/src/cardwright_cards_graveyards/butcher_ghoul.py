"""Butcher Ghoul."""

from cardwright.authoring import (
    Card,
)


class ButcherGhoul(Card):
    name = "Butcher Ghoul"
    cost = "{1}{B}"
    types = "Creature — Zombie"
    power, toughness = 1, 1
    keywords = ("undying",)
