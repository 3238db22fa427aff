"""Bag of Holding."""

from cardwright.authoring import (
    IT,
    TAP,
    Card,
    DiscardCards,
    DrawCards,
    Exile,
    Linked,
    ReturnToHand,
    SacrificeThis,
    activated,
    do,
    paying,
    triggered,
    you_discard,
)

HELD = Linked("held")


class BagOfHolding(Card):
    name = "Bag of Holding"
    cost = "{1}"
    types = "Artifact"
    abilities = (
        triggered(you_discard(), Exile(IT, link="held")),
        activated(paying("{2}", TAP), do(DrawCards(1), DiscardCards(1))),
        activated(paying("{4}", TAP, SacrificeThis()), ReturnToHand(HELD)),
    )
