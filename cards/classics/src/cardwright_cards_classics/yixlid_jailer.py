"""Yixlid Jailer."""

from cardwright.authoring import CARD, Card, Layer, LoseAbilities, Part, Zone, static


class YixlidJailer(Card):
    name = "Yixlid Jailer"
    cost = "{1}{B}"
    types = "Creature — Zombie Wizard"
    power, toughness = 2, 1
    abilities = (static(Part(Layer.ABILITY, CARD, LoseAbilities(), (Zone.GRAVEYARD,))),)
