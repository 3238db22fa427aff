"""Stoke the Flames."""

from cardwright.authoring import ANY_TARGET, Card, DealDamage, spell, target


class StokeTheFlames(Card):
    name = "Stoke the Flames"
    cost = "{2}{R}{R}"
    types = "Instant"
    keywords = ("convoke",)
    abilities = (spell(DealDamage(4), target(ANY_TARGET)),)
