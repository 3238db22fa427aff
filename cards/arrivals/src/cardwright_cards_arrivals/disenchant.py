"""Disenchant."""

from cardwright.authoring import (
    ARTIFACT,
    ENCHANTMENT,
    AnyOf,
    Card,
    Destroy,
    spell,
    target,
)


class Disenchant(Card):
    name = "Disenchant"
    cost = "{1}{W}"
    types = "Instant"
    abilities = (spell(Destroy(), target(AnyOf((ARTIFACT, ENCHANTMENT)))),)
