"""Bedeck // Bedazzle."""

from cardwright.authoring import (
    CREATURE,
    LAND,
    PLANESWALKER,
    AnOpponent,
    AnyOf,
    Card,
    DealDamage,
    Destroy,
    Is,
    Not,
    Pump,
    Targets,
    all_of,
    do,
    spell,
    target,
)

NONBASIC_LAND = all_of(LAND, Not(Is("Basic")))
OPPONENT_OR_PLANESWALKER = AnyOf((AnOpponent(), PLANESWALKER))


class Bedeck(Card):
    name = "Bedeck"
    cost = "{B/R}{B/R}"
    types = "Instant"
    abilities = (spell(Pump(3, -3), target(CREATURE)),)


class Bedazzle(Card):
    name = "Bedazzle"
    cost = "{4}{B}{R}"
    types = "Instant"
    abilities = (
        spell(
            do(Destroy(), DealDamage(2, Targets(1))),
            target(NONBASIC_LAND),
            target(OPPONENT_OR_PLANESWALKER),
        ),
    )


class BedeckBedazzle(Card):
    name = "Bedeck // Bedazzle"
    halves = (Bedeck, Bedazzle)
