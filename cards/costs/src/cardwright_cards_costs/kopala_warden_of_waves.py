"""Kopala, Warden of Waves."""

from cardwright.authoring import (
    PERMANENT,
    YOU_CONTROL,
    Card,
    Is,
    StaticAbility,
    TargetingCostsMore,
    all_of,
)

YOUR_MERFOLK = all_of(PERMANENT, Is("Merfolk"), YOU_CONTROL)


class Kopala(Card):
    name = "Kopala, Warden of Waves"
    cost = "{1}{U}{U}"
    types = "Legendary Creature — Merfolk Wizard"
    power, toughness = 2, 2
    abilities = (
        StaticAbility(TargetingCostsMore("{2}", YOUR_MERFOLK)),
        StaticAbility(TargetingCostsMore("{2}", YOUR_MERFOLK, abilities=True)),
    )
