"""Urborg, Tomb of Yawgmoth."""

from cardwright.authoring import LAND, AddTypes, Card, Layer, Part, static


class Urborg(Card):
    name = "Urborg, Tomb of Yawgmoth"
    types = "Legendary Land"
    abilities = (static(Part(Layer.TYPE, LAND, AddTypes(subtypes=("Swamp",)))),)
