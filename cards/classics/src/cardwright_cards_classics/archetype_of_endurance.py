"""Archetype of Endurance."""

from cardwright.authoring import (
    CREATURE,
    OPPONENTS_CONTROL,
    YOU_CONTROL,
    Card,
    all_of,
    cannot_have,
    have,
)


class ArchetypeOfEndurance(Card):
    name = "Archetype of Endurance"
    cost = "{6}{G}{G}"
    types = "Enchantment Creature — Boar"
    power, toughness = 6, 5
    abilities = (
        have(all_of(CREATURE, YOU_CONTROL), "hexproof"),
        cannot_have(all_of(CREATURE, OPPONENTS_CONTROL), "hexproof"),
    )
