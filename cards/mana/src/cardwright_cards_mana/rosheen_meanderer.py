"""Rosheen Meanderer."""

from cardwright.authoring import (
    TAP,
    AddMana,
    Card,
    ForCostsWithX,
    activated,
    paying,
)


class RosheenMeanderer(Card):
    name = "Rosheen Meanderer"
    cost = "{3}{R/G}"
    types = "Legendary Creature — Giant Shaman"
    power, toughness = 4, 4
    abilities = (activated(paying(TAP), AddMana(("C",), 4, restriction=ForCostsWithX())),)
