"""Sylvok Explorer."""

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


class SylvokExplorer(Card):
    name = "Sylvok Explorer"
    cost = "{1}{G}"
    types = "Creature — Human Druid"
    power, toughness = 1, 1
    abilities = (
        activated(paying(TAP), AddTypeCouldProduce(all_of(LAND, OPPONENTS_CONTROL), ANY_COLOR)),
    )
