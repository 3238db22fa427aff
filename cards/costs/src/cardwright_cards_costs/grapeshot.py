"""Grapeshot."""

from cardwright.authoring import (
    ANY_TARGET,
    Card,
    DealDamage,
    spell,
    target,
)


class Grapeshot(Card):
    name = "Grapeshot"
    cost = "{1}{R}"
    types = "Sorcery"
    keywords = ("storm",)
    abilities = (spell(DealDamage(1), target(ANY_TARGET)),)
