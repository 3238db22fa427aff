"""Glacial Ray."""

from cardwright.authoring import (
    ANY_TARGET,
    Card,
    DealDamage,
    spell,
    target,
)


class GlacialRay(Card):
    name = "Glacial Ray"
    cost = "{1}{R}"
    types = "Instant — Arcane"
    keywords = ("splice onto arcane {1}{R}",)
    abilities = (spell(DealDamage(2), target(ANY_TARGET)),)
