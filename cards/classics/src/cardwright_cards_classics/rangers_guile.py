"""Ranger's Guile."""

from cardwright.authoring import (
    CREATURE,
    YOU_CONTROL,
    Card,
    Duration,
    Until,
    all_of,
    gets,
    has,
    spell,
    target,
)


class RangersGuile(Card):
    name = "Ranger's Guile"
    cost = "{G}"
    types = "Instant"
    abilities = (
        spell(
            Until(Duration.END_OF_TURN, (gets(1, 1), has("hexproof"))),
            target(all_of(CREATURE, YOU_CONTROL)),
        ),
    )
