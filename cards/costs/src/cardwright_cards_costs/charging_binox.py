"""Charging Binox."""

from cardwright.authoring import Card


class ChargingBinox(Card):
    name = "Charging Binox"
    cost = "{7}{G}"
    types = "Creature — Beast"
    power, toughness = 7, 5
    keywords = ("assist", "trample")
