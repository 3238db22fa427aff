"""Wax // Wane."""

from cardwright.authoring import CREATURE, ENCHANTMENT, Card, Destroy, Pump, spell, target


class Wax(Card):
    name = "Wax"
    cost = "{G}"
    types = "Instant"
    abilities = (spell(Pump(2, 2), target(CREATURE)),)


class Wane(Card):
    name = "Wane"
    cost = "{W}"
    types = "Instant"
    abilities = (spell(Destroy(), target(ENCHANTMENT)),)


class WaxWane(Card):
    name = "Wax // Wane"
    halves = (Wax, Wane)
