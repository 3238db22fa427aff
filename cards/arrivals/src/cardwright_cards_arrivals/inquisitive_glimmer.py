"""Inquisitive Glimmer."""

from cardwright.authoring import (
    ENCHANTMENT,
    Card,
    SpellsCostLess,
    StaticAbility,
    UnlockCostsLess,
)


class InquisitiveGlimmer(Card):
    name = "Inquisitive Glimmer"
    cost = "{W}{U}"
    types = "Enchantment Creature — Fox Glimmer"
    power, toughness = 2, 3
    abilities = (
        StaticAbility(SpellsCostLess("{1}", ENCHANTMENT)),
        StaticAbility(UnlockCostsLess("{1}")),
    )
