"""Expedition Map."""

from cardwright.authoring import (
    LAND,
    TAP,
    Card,
    SacrificeThis,
    Search,
    activated,
    paying,
)


class ExpeditionMap(Card):
    name = "Expedition Map"
    cost = "{1}"
    types = "Artifact"
    abilities = (activated(paying("{2}", TAP, SacrificeThis()), Search(LAND)),)
