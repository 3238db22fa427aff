"""Phyrexian Metamorph."""

from cardwright.authoring import (
    ARTIFACT,
    CREATURE,
    AlsoTypes,
    AnyOf,
    Card,
    EntersAsCopy,
    StaticAbility,
)


class PhyrexianMetamorph(Card):
    name = "Phyrexian Metamorph"
    cost = "{3}{U/P}"
    types = "Artifact Creature — Phyrexian Shapeshifter"
    power, toughness = 0, 0
    abilities = (
        StaticAbility(EntersAsCopy(AnyOf((ARTIFACT, CREATURE)), (AlsoTypes(("Artifact",)),))),
    )
