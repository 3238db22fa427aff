"""Graveshifter."""

from cardwright.authoring import (
    CREATURE,
    THIS,
    YOU_OWN,
    Card,
    Enters,
    May,
    ReturnToHand,
    all_of,
    target_card,
    triggered,
    when,
)

YOUR_CREATURE_CARD = target_card(all_of(CREATURE, YOU_OWN))


class Graveshifter(Card):
    name = "Graveshifter"
    cost = "{3}{B}"
    types = "Creature — Shapeshifter"
    power, toughness = 2, 2
    keywords = ("changeling",)
    abilities = (triggered(when(Enters, THIS), May(ReturnToHand()), YOUR_CREATURE_CARD),)
