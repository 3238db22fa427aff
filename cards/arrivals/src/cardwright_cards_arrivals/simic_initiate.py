"""Simic Initiate."""

from cardwright.authoring import Card


class SimicInitiate(Card):
    name = "Simic Initiate"
    cost = "{G}"
    types = "Creature — Human Mutant"
    power, toughness = 0, 0
    keywords = ("graft 1",)
