"""Devout Monk."""

from cardwright.authoring import (
    THIS,
    Card,
    Enters,
    GainLife,
    triggered,
    when,
)


class DevoutMonk(Card):
    name = "Devout Monk"
    cost = "{W}"
    types = "Creature — Human Monk Cleric"
    power, toughness = 1, 1
    abilities = (triggered(when(Enters, THIS), GainLife(1)),)
