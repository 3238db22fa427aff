"""Heartstone."""

from cardwright.authoring import CREATURE, AbilitiesCostLess, Card, StaticAbility


class Heartstone(Card):
    name = "Heartstone"
    cost = "{3}"
    types = "Artifact"
    abilities = (StaticAbility(AbilitiesCostLess("{1}", CREATURE, minimum=1)),)
