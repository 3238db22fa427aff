"""Viscera Seer."""

from cardwright.authoring import (
    CREATURE,
    Card,
    SacrificePermanent,
    Scry,
    activated,
    paying,
)


class VisceraSeer(Card):
    name = "Viscera Seer"
    cost = "{B}"
    types = "Creature — Vampire Wizard"
    power, toughness = 1, 1
    abilities = (activated(paying(SacrificePermanent(CREATURE)), Scry(1)),)
