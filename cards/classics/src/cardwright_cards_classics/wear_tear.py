"""Wear // Tear."""

from cardwright.authoring import ARTIFACT, ENCHANTMENT, Card, Destroy, spell, target


class Wear(Card):
    name = "Wear"
    cost = "{1}{R}"
    types = "Instant"
    keywords = ("fuse",)
    abilities = (spell(Destroy(), target(ARTIFACT)),)


class Tear(Card):
    name = "Tear"
    cost = "{W}"
    types = "Instant"
    keywords = ("fuse",)
    abilities = (spell(Destroy(), target(ENCHANTMENT)),)


class WearTear(Card):
    name = "Wear // Tear"
    halves = (Wear, Tear)
