"""Bloodflow Connoisseur."""

from cardwright.authoring import (
    CREATURE,
    ITSELF,
    Card,
    PutCounters,
    SacrificePermanent,
    activated,
    paying,
)


class BloodflowConnoisseur(Card):
    name = "Bloodflow Connoisseur"
    cost = "{2}{B}"
    types = "Creature — Vampire"
    power, toughness = 1, 1
    abilities = (activated(paying(SacrificePermanent(CREATURE)), PutCounters("+1/+1", 1, ITSELF)),)
