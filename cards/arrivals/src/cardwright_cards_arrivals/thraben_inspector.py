"""Thraben Inspector."""

from cardwright.authoring import (
    CLUE,
    THIS,
    Card,
    CreateTokens,
    Enters,
    triggered,
    when,
)


class ThrabenInspector(Card):
    name = "Thraben Inspector"
    cost = "{W}"
    types = "Creature — Human Soldier"
    power, toughness = 1, 2
    abilities = (triggered(when(Enters, THIS), CreateTokens(CLUE)),)
