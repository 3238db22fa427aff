"""Clever Impersonator."""

from cardwright.authoring import (
    LAND,
    PERMANENT,
    Card,
    EntersAsCopy,
    Not,
    StaticAbility,
    all_of,
)


class CleverImpersonator(Card):
    name = "Clever Impersonator"
    cost = "{2}{U}{U}"
    types = "Creature — Shapeshifter"
    power, toughness = 0, 0
    abilities = (StaticAbility(EntersAsCopy(all_of(PERMANENT, Not(LAND)))),)
