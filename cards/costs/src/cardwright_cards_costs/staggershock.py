"""Staggershock."""

from cardwright.authoring import ANY_TARGET, Card, DealDamage, spell, target


class Staggershock(Card):
    name = "Staggershock"
    cost = "{2}{R}"
    types = "Instant"
    keywords = ("rebound",)
    abilities = (spell(DealDamage(2), target(ANY_TARGET)),)
