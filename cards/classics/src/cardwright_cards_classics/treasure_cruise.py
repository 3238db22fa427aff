"""Treasure Cruise."""

from cardwright.authoring import Card, DrawCards, spell


class TreasureCruise(Card):
    name = "Treasure Cruise"
    cost = "{7}{U}"
    types = "Sorcery"
    keywords = ("delve",)
    abilities = (spell(DrawCards(3)),)
