"""Chrome Mox."""

from cardwright.authoring import (
    ARTIFACT,
    LAND,
    TAP,
    THIS,
    AddColorAmong,
    Card,
    Enters,
    Linked,
    MayExileFromHand,
    Not,
    activated,
    all_of,
    paying,
    triggered,
    when,
)


class ChromeMox(Card):
    name = "Chrome Mox"
    cost = "{0}"
    types = "Artifact"
    abilities = (
        triggered(
            when(Enters, THIS),
            MayExileFromHand(all_of(Not(ARTIFACT), Not(LAND)), link="imprinted"),
        ),
        activated(paying(TAP), AddColorAmong(Linked("imprinted"))),
    )
