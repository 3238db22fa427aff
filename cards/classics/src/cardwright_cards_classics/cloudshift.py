"""Cloudshift."""

from cardwright.authoring import (
    CREATURE,
    THOSE_CARDS,
    YOU_CONTROL,
    Card,
    Exile,
    PutOntoBattlefield,
    all_of,
    spell,
    target,
)


class Cloudshift(Card):
    name = "Cloudshift"
    cost = "{W}"
    types = "Instant"
    abilities = (
        spell(
            Exile(then=PutOntoBattlefield(THOSE_CARDS, under_your_control=True)),
            target(all_of(CREATURE, YOU_CONTROL)),
        ),
    )
