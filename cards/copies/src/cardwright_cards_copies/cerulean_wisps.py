"""Cerulean Wisps."""

from cardwright.authoring import (
    CREATURE,
    Card,
    Color,
    DrawCards,
    Duration,
    Layer,
    SetColors,
    Untap,
    Until,
    do,
    spell,
    target,
)

BLUE = (Layer.COLOR, SetColors(frozenset({Color.BLUE})))


class CeruleanWisps(Card):
    name = "Cerulean Wisps"
    cost = "{U}"
    types = "Instant"
    abilities = (
        spell(do(Until(Duration.END_OF_TURN, (BLUE,)), Untap(), DrawCards(1)), target(CREATURE)),
    )
