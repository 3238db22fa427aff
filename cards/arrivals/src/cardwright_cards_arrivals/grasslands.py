"""Grasslands."""

from cardwright.authoring import (
    TAP,
    AnyOf,
    Card,
    Is,
    SacrificeThis,
    Search,
    Zone,
    activated,
    enters_tapped,
    paying,
)


class Grasslands(Card):
    name = "Grasslands"
    types = "Land"
    abilities = (
        enters_tapped(),
        activated(
            paying(TAP, SacrificeThis()),
            Search(AnyOf((Is("Forest"), Is("Plains"))), Zone.BATTLEFIELD),
        ),
    )
