"""Detection Tower."""

from cardwright.authoring import (
    CREATURE,
    OPPONENTS_CONTROL,
    TAP,
    AddMana,
    AnOpponent,
    AnyOf,
    Card,
    DisregardsHexproof,
    Lasts,
    activated,
    all_of,
    paying,
)

OPPONENTS_AND_THEIR_CREATURES = AnyOf((AnOpponent(), all_of(CREATURE, OPPONENTS_CONTROL)))


class DetectionTower(Card):
    name = "Detection Tower"
    types = "Land"
    abilities = (
        activated(paying(TAP), AddMana(("C",))),
        activated(paying("{1}", TAP), Lasts(DisregardsHexproof(OPPONENTS_AND_THEIR_CREATURES))),
    )
