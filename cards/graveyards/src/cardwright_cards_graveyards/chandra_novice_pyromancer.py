"""Chandra, Novice Pyromancer."""

from cardwright.authoring import (
    ANY_TARGET,
    CREATURE,
    YOU_CONTROL,
    AddMana,
    Card,
    DealDamage,
    Each,
    Is,
    Pump,
    all_of,
    loyalty_ability,
    target,
)

YOUR_ELEMENTALS = Each(all_of(Is("Elemental"), CREATURE, YOU_CONTROL))


class Chandra(Card):
    name = "Chandra, Novice Pyromancer"
    cost = "{3}{R}"
    types = "Legendary Planeswalker — Chandra"
    loyalty = 5
    abilities = (
        loyalty_ability(1, Pump(2, 0, YOUR_ELEMENTALS)),
        loyalty_ability(-1, AddMana(("R",), 2)),
        loyalty_ability(-2, DealDamage(2), target(ANY_TARGET)),
    )
