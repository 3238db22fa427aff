"""Arashin Cleric."""

from cardwright.authoring import (
    THIS,
    Card,
    Enters,
    GainLife,
    triggered,
    when,
)


class ArashinCleric(Card):
    name = "Arashin Cleric"
    cost = "{1}{W}"
    types = "Creature — Human Cleric"
    power, toughness = 1, 3
    abilities = (triggered(when(Enters, THIS), GainLife(3)),)
