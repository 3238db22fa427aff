"""Arrogant Wurm."""

from cardwright.authoring import Card


class ArrogantWurm(Card):
    name = "Arrogant Wurm"
    cost = "{3}{G}{G}"
    types = "Creature — Wurm"
    power, toughness = 4, 4
    keywords = ("trample", "madness {2}{G}")
