"""Gratuitous Violence."""

from cardwright.authoring import (
    CREATURE,
    YOU_CONTROL,
    Card,
    DamageTimes,
    StaticAbility,
    all_of,
)


class GratuitousViolence(Card):
    name = "Gratuitous Violence"
    cost = "{2}{R}{R}{R}"
    types = "Enchantment"
    abilities = (StaticAbility(DamageTimes(2, all_of(CREATURE, YOU_CONTROL))),)
