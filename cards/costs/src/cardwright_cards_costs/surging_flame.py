"""Surging Flame."""

from cardwright.authoring import ANY_TARGET, Card, DealDamage, spell, target


class SurgingFlame(Card):
    name = "Surging Flame"
    cost = "{1}{R}"
    types = "Instant"
    keywords = ("ripple 4",)
    abilities = (spell(DealDamage(2), target(ANY_TARGET)),)
