"""Burst Lightning."""

from cardwright.authoring import ANY_TARGET, KICKED, Card, DealDamage, If, spell, target


class BurstLightning(Card):
    name = "Burst Lightning"
    cost = "{R}"
    types = "Instant"
    keywords = ("kicker {4}",)
    abilities = (spell(If(KICKED, DealDamage(4), DealDamage(2)), target(ANY_TARGET)),)
