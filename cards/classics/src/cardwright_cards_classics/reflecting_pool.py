"""Reflecting Pool."""

from cardwright.authoring import (
    LAND,
    TAP,
    YOU_CONTROL,
    AddTypeCouldProduce,
    Card,
    activated,
    all_of,
    paying,
)


class ReflectingPool(Card):
    name = "Reflecting Pool"
    types = "Land"
    abilities = (activated(paying(TAP), AddTypeCouldProduce(all_of(LAND, YOU_CONTROL))),)
