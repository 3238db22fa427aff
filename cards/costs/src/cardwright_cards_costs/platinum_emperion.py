"""Platinum Emperion."""

from cardwright.authoring import (
    Card,
    LifeTotalCantChange,
    StaticAbility,
)


class PlatinumEmperion(Card):
    name = "Platinum Emperion"
    cost = "{8}"
    types = "Artifact Creature — Golem"
    power, toughness = 8, 8
    abilities = (StaticAbility(LifeTotalCantChange()),)
