"""Scion of Vitu-Ghazi."""

from cardwright.authoring import (
    THIS,
    Card,
    CastFromYourHand,
    CreateTokens,
    Enters,
    Populate,
    do,
    token,
    triggered,
    when,
)

BIRD = CreateTokens(token("Creature — Bird", 1, 1, colors="W"), keywords=("flying",))


class ScionOfVituGhazi(Card):
    name = "Scion of Vitu-Ghazi"
    cost = "{3}{W}{W}"
    types = "Creature — Elemental"
    power, toughness = 4, 4
    abilities = (triggered(when(Enters, THIS), do(BIRD, Populate()), only_if=CastFromYourHand()),)
