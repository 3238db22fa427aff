"""Arcane Lighthouse."""

from cardwright.authoring import (
    CREATURE,
    OPPONENTS_CONTROL,
    AddMana,
    Card,
    Duration,
    Each,
    TapSymbol,
    Until,
    activated,
    all_of,
    cant_have,
    cost,
)


class ArcaneLighthouse(Card):
    name = "Arcane Lighthouse"
    types = "Land"
    abilities = (
        activated(cost("", TapSymbol()), AddMana(("C",))),
        activated(
            cost("{1}", TapSymbol()),
            Until(
                Duration.END_OF_TURN,
                (cant_have("hexproof", "shroud"),),
                Each(all_of(CREATURE, OPPONENTS_CONTROL)),
            ),
        ),
    )
