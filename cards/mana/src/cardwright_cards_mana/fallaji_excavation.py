"""Fallaji Excavation."""

from cardwright.authoring import (
    POWERSTONE,
    Card,
    CreateTokens,
    GainLife,
    do,
    spell,
)


class FallajiExcavation(Card):
    name = "Fallaji Excavation"
    cost = "{3}{G}{G}"
    types = "Sorcery"
    abilities = (spell(do(CreateTokens(POWERSTONE, 3, tapped=True), GainLife(3))),)
