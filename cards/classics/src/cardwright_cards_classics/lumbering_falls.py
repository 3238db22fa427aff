"""Lumbering Falls."""

from cardwright.authoring import (
    ITSELF,
    TAP,
    AddMana,
    AddTypes,
    Card,
    Color,
    Duration,
    Layer,
    SetColors,
    SetPT,
    Until,
    activated,
    enters_tapped,
    has,
    paying,
)

ELEMENTAL = (
    (Layer.TYPE, AddTypes(("Creature",), ("Elemental",))),
    (Layer.COLOR, SetColors(frozenset({Color.GREEN, Color.BLUE}))),
    (Layer.SET_PT, SetPT(3, 3)),
    has("hexproof"),
)


class LumberingFalls(Card):
    name = "Lumbering Falls"
    types = "Land"
    abilities = (
        enters_tapped(),
        activated(paying(TAP), AddMana(("G", "U"))),
        activated(paying("{2}{G}{U}"), Until(Duration.END_OF_TURN, ELEMENTAL, ITSELF)),
    )
