"""Burning Earth."""

from cardwright.authoring import (
    EVENT_PLAYER,
    LAND,
    Card,
    DealDamage,
    Is,
    Not,
    all_of,
    tapped_for_mana,
    triggered,
)

NONBASIC_LAND = all_of(LAND, Not(Is("Basic")))


class BurningEarth(Card):
    name = "Burning Earth"
    cost = "{3}{R}"
    types = "Enchantment"
    abilities = (triggered(tapped_for_mana(NONBASIC_LAND), DealDamage(1, EVENT_PLAYER)),)
