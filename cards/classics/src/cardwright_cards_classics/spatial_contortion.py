"""Spatial Contortion."""

from cardwright.authoring import CREATURE, Card, Pump, spell, target


class SpatialContortion(Card):
    name = "Spatial Contortion"
    cost = "{1}{C}"
    types = "Instant"
    abilities = (spell(Pump(3, -3), target(CREATURE)),)
