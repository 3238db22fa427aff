"""Exotic Orchard."""

from cardwright.authoring import (
    ANY_COLOR,
    LAND,
    OPPONENTS_CONTROL,
    TAP,
    AddTypeCouldProduce,
    Card,
    activated,
    all_of,
    paying,
)


class ExoticOrchard(Card):
    name = "Exotic Orchard"
    types = "Land"
    abilities = (
        activated(paying(TAP), AddTypeCouldProduce(all_of(LAND, OPPONENTS_CONTROL), ANY_COLOR)),
    )
