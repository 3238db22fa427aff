"""Sudden Shock."""

from cardwright.authoring import ANY_TARGET, Card, DealDamage, spell, target


class SuddenShock(Card):
    name = "Sudden Shock"
    cost = "{1}{R}"
    types = "Instant"
    keywords = ("split second",)
    abilities = (spell(DealDamage(2), target(ANY_TARGET)),)
