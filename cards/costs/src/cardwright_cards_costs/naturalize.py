"""Naturalize."""

from cardwright.authoring import (
    ARTIFACT,
    ENCHANTMENT,
    AnyOf,
    Card,
    Destroy,
    spell,
    target,
)


class Naturalize(Card):
    name = "Naturalize"
    cost = "{1}{G}"
    types = "Instant"
    abilities = (spell(Destroy(), target(AnyOf((ARTIFACT, ENCHANTMENT)))),)
