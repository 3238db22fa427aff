"""Evolving Wilds."""

from cardwright.authoring import (
    LAND,
    TAP,
    Card,
    Is,
    SacrificeThis,
    Search,
    Zone,
    activated,
    all_of,
    paying,
)


class EvolvingWilds(Card):
    name = "Evolving Wilds"
    types = "Land"
    abilities = (
        activated(
            paying(TAP, SacrificeThis()),
            Search(all_of(Is("Basic"), LAND), Zone.BATTLEFIELD, tapped=True),
        ),
    )
