"""Cytoshape."""

from cardwright.authoring import (
    CHOSEN,
    CREATURE,
    TARGET,
    BecomeCopy,
    Card,
    Choosing,
    Duration,
    Is,
    Not,
    all_of,
    spell,
    target,
)


class Cytoshape(Card):
    name = "Cytoshape"
    cost = "{1}{G}{U}"
    types = "Instant"
    abilities = (
        spell(
            Choosing(
                all_of(CREATURE, Not(Is("Legendary"))),
                BecomeCopy(CHOSEN, TARGET, Duration.END_OF_TURN),
            ),
            target(CREATURE),
        ),
    )
