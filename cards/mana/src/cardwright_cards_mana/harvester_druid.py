"""Harvester Druid."""

from cardwright.authoring import (
    ANY_COLOR,
    LAND,
    TAP,
    YOU_CONTROL,
    AddTypeCouldProduce,
    Card,
    activated,
    all_of,
    paying,
)


class HarvesterDruid(Card):
    name = "Harvester Druid"
    cost = "{1}{G}"
    types = "Creature — Human Druid"
    power, toughness = 1, 1
    abilities = (activated(paying(TAP), AddTypeCouldProduce(all_of(LAND, YOU_CONTROL), ANY_COLOR)),)
