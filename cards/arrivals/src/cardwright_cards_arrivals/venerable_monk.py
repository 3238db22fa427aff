"""Venerable Monk."""

from cardwright.authoring import (
    THIS,
    Card,
    Enters,
    GainLife,
    triggered,
    when,
)


class VenerableMonk(Card):
    name = "Venerable Monk"
    cost = "{2}{W}"
    types = "Creature — Human Monk Cleric"
    power, toughness = 2, 2
    abilities = (triggered(when(Enters, THIS), GainLife(2)),)
