"""Geralf's Messenger."""

from cardwright.authoring import (
    TARGET_PLAYER,
    THIS,
    AnOpponent,
    Card,
    Enters,
    LoseLife,
    enters_tapped,
    target,
    triggered,
    when,
)


class GeralfsMessenger(Card):
    name = "Geralf's Messenger"
    cost = "{B}{B}{B}"
    types = "Creature — Zombie"
    power, toughness = 3, 2
    keywords = ("undying",)
    abilities = (
        enters_tapped(),
        triggered(when(Enters, THIS), LoseLife(2, TARGET_PLAYER), target(AnOpponent())),
    )
