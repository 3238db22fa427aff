"""Relentless Rohirrim."""

from cardwright.authoring import THIS, Card, Enters, TheRingTemptsYou, triggered, when


class RelentlessRohirrim(Card):
    name = "Relentless Rohirrim"
    cost = "{3}{R}"
    types = "Creature — Human Knight"
    power, toughness = 4, 3
    abilities = (triggered(when(Enters, THIS), TheRingTemptsYou()),)
