"""Radiant Fountain."""

from cardwright.authoring import (
    TAP,
    THIS,
    AddMana,
    Card,
    Enters,
    GainLife,
    activated,
    paying,
    triggered,
    when,
)


class RadiantFountain(Card):
    name = "Radiant Fountain"
    types = "Land"
    abilities = (
        triggered(when(Enters, THIS), GainLife(2)),
        activated(paying(TAP), AddMana(("C",))),
    )
