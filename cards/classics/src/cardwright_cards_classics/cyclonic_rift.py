"""Cyclonic Rift."""

from cardwright.authoring import (
    LAND,
    PERMANENT,
    YOU_CONTROL,
    Card,
    Each,
    Not,
    ReturnToHand,
    all_of,
    overloading,
    target,
)


class CyclonicRift(Card):
    name = "Cyclonic Rift"
    cost = "{1}{U}"
    types = "Instant"
    keywords = ("overload {6}{U}",)
    abilities = (
        overloading(
            ReturnToHand(Each(all_of(PERMANENT, Not(LAND), Not(YOU_CONTROL)))),
            ReturnToHand(),
            target(all_of(PERMANENT, Not(LAND), Not(YOU_CONTROL))),
        ),
    )
