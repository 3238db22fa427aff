"""Fire // Ice."""

from cardwright.authoring import (
    ANY_TARGET,
    PERMANENT,
    Card,
    DealDividedDamage,
    DrawCards,
    Tap,
    divided_among,
    do,
    spell,
    target,
)


class Fire(Card):
    name = "Fire"
    cost = "{1}{R}"
    types = "Instant"
    abilities = (spell(DealDividedDamage(), divided_among(2, ANY_TARGET)),)


class Ice(Card):
    name = "Ice"
    cost = "{1}{U}"
    types = "Instant"
    abilities = (spell(do(Tap(), DrawCards(1)), target(PERMANENT)),)


class FireIce(Card):
    name = "Fire // Ice"
    halves = (Fire, Ice)
