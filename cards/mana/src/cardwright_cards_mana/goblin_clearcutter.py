"""Goblin Clearcutter."""

from cardwright.authoring import (
    TAP,
    AddMana,
    Card,
    Is,
    SacrificePermanent,
    activated,
    paying,
)


class GoblinClearcutter(Card):
    name = "Goblin Clearcutter"
    cost = "{3}{R}"
    types = "Creature — Goblin"
    power, toughness = 3, 3
    abilities = (
        activated(
            paying(TAP, SacrificePermanent(Is("Forest"))), AddMana(("R", "G"), 3, combined=True)
        ),
    )
