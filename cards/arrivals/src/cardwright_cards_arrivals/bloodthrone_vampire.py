"""Bloodthrone Vampire."""

from cardwright.authoring import (
    CREATURE,
    ITSELF,
    Card,
    Pump,
    SacrificePermanent,
    activated,
    paying,
)


class BloodthroneVampire(Card):
    name = "Bloodthrone Vampire"
    cost = "{1}{B}"
    types = "Creature — Vampire"
    power, toughness = 1, 1
    abilities = (activated(paying(SacrificePermanent(CREATURE)), Pump(2, 2, ITSELF)),)
