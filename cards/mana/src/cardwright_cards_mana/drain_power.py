"""Drain Power."""

from cardwright.authoring import (
    ActivateManaAbilities,
    AnyPlayer,
    Card,
    TakeUnspentMana,
    do,
    spell,
    target,
)


class DrainPower(Card):
    name = "Drain Power"
    cost = "{U}{U}"
    types = "Sorcery"
    abilities = (spell(do(ActivateManaAbilities(), TakeUnspentMana()), target(AnyPlayer())),)
