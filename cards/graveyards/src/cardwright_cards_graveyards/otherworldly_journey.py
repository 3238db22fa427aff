"""Otherworldly Journey."""

from cardwright.authoring import (
    CREATURE,
    THOSE_CARDS,
    AtNext,
    Card,
    Exile,
    PutOntoBattlefield,
    spell,
    target,
)


class OtherworldlyJourney(Card):
    name = "Otherworldly Journey"
    cost = "{1}{W}"
    types = "Instant — Arcane"
    abilities = (
        spell(
            Exile(then=AtNext("end", PutOntoBattlefield(THOSE_CARDS, counter="+1/+1"))),
            target(CREATURE),
        ),
    )
