"""Cinder Elemental."""

from cardwright.authoring import (
    ANY_TARGET,
    TAP,
    Card,
    DealDamage,
    SacrificeThis,
    X,
    activated,
    paying,
    target,
)


class CinderElemental(Card):
    name = "Cinder Elemental"
    cost = "{3}{R}"
    types = "Creature — Elemental"
    power, toughness = 2, 2
    abilities = (
        activated(paying("{X}{R}", TAP, SacrificeThis()), DealDamage(X), target(ANY_TARGET)),
    )
