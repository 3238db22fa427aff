"""Into the Roil."""

from cardwright.authoring import (
    KICKED,
    LAND,
    PERMANENT,
    Card,
    DrawCards,
    If,
    Not,
    ReturnToHand,
    all_of,
    do,
    spell,
    target,
)


class IntoTheRoil(Card):
    name = "Into the Roil"
    cost = "{1}{U}"
    types = "Instant"
    keywords = ("kicker {1}{U}",)
    abilities = (
        spell(do(ReturnToHand(), If(KICKED, DrawCards(1))), target(all_of(PERMANENT, Not(LAND)))),
    )
