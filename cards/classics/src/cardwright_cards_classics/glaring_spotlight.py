"""Glaring Spotlight."""

from cardwright.authoring import (
    CREATURE,
    OPPONENTS_CONTROL,
    YOU_CONTROL,
    CantBeBlocked,
    Card,
    Duration,
    Each,
    Lasts,
    SacrificeThis,
    Until,
    activated,
    all_of,
    as_though_without_hexproof,
    do,
    has,
    paying,
)

YOURS = all_of(CREATURE, YOU_CONTROL)


class GlaringSpotlight(Card):
    name = "Glaring Spotlight"
    cost = "{1}"
    types = "Artifact"
    abilities = (
        as_though_without_hexproof(all_of(CREATURE, OPPONENTS_CONTROL)),
        activated(
            paying("{3}", SacrificeThis()),
            do(
                Until(Duration.END_OF_TURN, (has("hexproof"),), Each(YOURS)),
                Lasts(CantBeBlocked(YOURS)),
            ),
        ),
    )
