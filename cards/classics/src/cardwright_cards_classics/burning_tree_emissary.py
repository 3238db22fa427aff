"""Burning-Tree Emissary."""

from cardwright.authoring import THIS, AddSymbols, Card, Enters, triggered, when


class BurningTreeEmissary(Card):
    name = "Burning-Tree Emissary"
    cost = "{R/G}{R/G}"
    types = "Creature — Human Shaman"
    power, toughness = 2, 2
    abilities = (triggered(when(Enters, THIS), AddSymbols("{R}{G}")),)
