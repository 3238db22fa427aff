"""Quirion Ranger."""

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


class QuirionRanger(Card):
    name = "Quirion Ranger"
    cost = "{G}"
    types = "Creature — Elf Ranger"
    power, toughness = 1, 1
    abilities = (
        activated(
            paying(ReturnToHandPermanent(Is("Forest"))), Untap(), target(CREATURE), each_turn=1
        ),
    )
