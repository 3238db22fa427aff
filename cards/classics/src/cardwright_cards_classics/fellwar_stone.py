"""Fellwar Stone."""

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


class FellwarStone(Card):
    name = "Fellwar Stone"
    cost = "{2}"
    types = "Artifact"
    abilities = (
        activated(paying(TAP), AddTypeCouldProduce(all_of(LAND, OPPONENTS_CONTROL), ANY_COLOR)),
    )
