"""Incinerate."""

from cardwright.authoring import (
    ANY_TARGET,
    CantRegenerateThisTurn,
    Card,
    DealDamage,
    do,
    spell,
    target,
)


class Incinerate(Card):
    name = "Incinerate"
    cost = "{1}{R}"
    types = "Instant"
    abilities = (spell(do(DealDamage(3), CantRegenerateThisTurn()), target(ANY_TARGET)),)
