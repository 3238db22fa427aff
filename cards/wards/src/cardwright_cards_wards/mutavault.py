"""Mutavault."""

from cardwright.authoring import (
    ITSELF,
    TAP,
    AddMana,
    AddTypes,
    Card,
    Duration,
    EveryCreatureType,
    Layer,
    SetPT,
    Until,
    activated,
    paying,
)

CREATURE_OF_ALL_TYPES = (
    (Layer.TYPE, AddTypes(("Creature",))),
    (Layer.TYPE, EveryCreatureType()),
    (Layer.SET_PT, SetPT(2, 2)),
)


class Mutavault(Card):
    name = "Mutavault"
    types = "Land"
    abilities = (
        activated(paying(TAP), AddMana(("C",))),
        activated("{1}", Until(Duration.END_OF_TURN, CREATURE_OF_ALL_TYPES, ITSELF)),
    )
