"""Goblin Bombardment."""

from cardwright.authoring import (
    ANY_TARGET,
    CREATURE,
    Card,
    DealDamage,
    SacrificePermanent,
    activated,
    paying,
    target,
)


class GoblinBombardment(Card):
    name = "Goblin Bombardment"
    cost = "{1}{R}"
    types = "Enchantment"
    abilities = (
        activated(paying(SacrificePermanent(CREATURE)), DealDamage(1), target(ANY_TARGET)),
    )
