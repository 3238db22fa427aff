"""Wirewood Symbiote."""

from cardwright.authoring import (
    CREATURE,
    Card,
    Is,
    ReturnToHandPermanent,
    Untap,
    activated,
    paying,
    target,
)


class WirewoodSymbiote(Card):
    name = "Wirewood Symbiote"
    cost = "{G}"
    types = "Creature — Insect"
    power, toughness = 1, 1
    abilities = (
        activated(paying(ReturnToHandPermanent(Is("Elf"))), Untap(), target(CREATURE), each_turn=1),
    )
