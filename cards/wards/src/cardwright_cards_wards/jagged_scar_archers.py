"""Jagged-Scar Archers."""

from cardwright.authoring import (
    CREATURE,
    PERMANENT,
    TAP,
    YOU_CONTROL,
    Card,
    DealDamage,
    HasKeyword,
    Is,
    NumberOf,
    PowerOfThis,
    activated,
    all_of,
    defines_pt,
    paying,
    target,
)

ELVES = NumberOf(all_of(PERMANENT, Is("Elf"), YOU_CONTROL))
FLYING = all_of(CREATURE, HasKeyword("flying"))


class JaggedScarArchers(Card):
    name = "Jagged-Scar Archers"
    cost = "{1}{G}{G}"
    types = "Creature — Elf Archer"
    power, toughness = 0, 0
    abilities = (
        defines_pt(ELVES, ELVES),
        activated(paying(TAP), DealDamage(PowerOfThis()), target(FLYING)),
    )
