"""Umbral Mantle."""

from cardwright.authoring import ITSELF, Card, Pump, UntapSymbol, activated, equipped, has, paying


class UmbralMantle(Card):
    name = "Umbral Mantle"
    cost = "{3}"
    types = "Artifact — Equipment"
    keywords = ("equip {0}",)
    abilities = (equipped(has(activated(paying("{3}", UntapSymbol()), Pump(2, 2, ITSELF)))),)
