"""Arcane Lighthouse."""

from cardwright.authoring import (
    CREATURE,
    OPPONENTS_CONTROL,
    TAP,
    AddMana,
    Card,
    Duration,
    Each,
    Until,
    activated,
    all_of,
    cant_have,
    paying,
)


class ArcaneLighthouse(Card):
    name = "Arcane Lighthouse"
    types = "Land"
    abilities = (
        activated(paying(TAP), AddMana(("C",))),
        activated(
            paying("{1}", TAP),
            Until(
                Duration.END_OF_TURN,
                (cant_have("hexproof", "shroud"),),
                Each(all_of(CREATURE, OPPONENTS_CONTROL)),
            ),
        ),
    )
