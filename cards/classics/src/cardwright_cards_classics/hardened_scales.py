"""Hardened Scales."""

from cardwright.authoring import (
    CREATURE,
    YOU_CONTROL,
    Card,
    CountersIncreased,
    StaticAbility,
    all_of,
)


class HardenedScales(Card):
    name = "Hardened Scales"
    cost = "{G}"
    types = "Enchantment"
    abilities = (StaticAbility(CountersIncreased(all_of(CREATURE, YOU_CONTROL), "+1/+1", plus=1)),)
