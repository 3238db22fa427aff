"""Shrapnel Blast."""

from cardwright.authoring import (
    ANY_TARGET,
    ARTIFACT,
    Card,
    DealDamage,
    SacrificePermanent,
    additional_cost,
    spell,
    target,
)


class ShrapnelBlast(Card):
    name = "Shrapnel Blast"
    cost = "{1}{R}"
    types = "Instant"
    abilities = (
        additional_cost(SacrificePermanent(ARTIFACT)),
        spell(DealDamage(5), target(ANY_TARGET)),
    )
