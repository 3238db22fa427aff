"""Unsummon."""

from cardwright.authoring import CREATURE, Card, ReturnToHand, spell, target


class Unsummon(Card):
    name = "Unsummon"
    cost = "{U}"
    types = "Instant"
    abilities = (spell(ReturnToHand(), target(CREATURE)),)
