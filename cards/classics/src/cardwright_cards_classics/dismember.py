"""Dismember."""

from cardwright.authoring import CREATURE, Card, Pump, spell, target


class Dismember(Card):
    name = "Dismember"
    cost = "{1}{B/P}{B/P}"
    types = "Instant"
    abilities = (spell(Pump(-5, -5), target(CREATURE)),)
