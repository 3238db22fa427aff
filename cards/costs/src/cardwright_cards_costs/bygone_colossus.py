"""Bygone Colossus."""

from cardwright.authoring import Card


class BygoneColossus(Card):
    name = "Bygone Colossus"
    cost = "{9}"
    types = "Artifact Creature — Robot Giant"
    power, toughness = 9, 9
    keywords = ("warp {3}",)
