"""Chromatic Sphere."""

from cardwright.authoring import (
    ANY_COLOR,
    TAP,
    AddMana,
    Card,
    DrawCards,
    SacrificeThis,
    activated,
    do,
    paying,
)


class ChromaticSphere(Card):
    name = "Chromatic Sphere"
    cost = "{1}"
    types = "Artifact"
    abilities = (
        activated(paying("{1}", TAP, SacrificeThis()), do(AddMana(ANY_COLOR), DrawCards())),
    )
