"""Treacherous Pit-Dweller."""

from cardwright.authoring import (
    THIS,
    AnOpponent,
    Card,
    Enters,
    GiveControl,
    Moves,
    Zone,
    target,
    triggered,
    when,
)

FROM_A_GRAVEYARD = when(Enters, THIS, where=Moves(origin=Zone.GRAVEYARD))


class TreacherousPitDweller(Card):
    name = "Treacherous Pit-Dweller"
    cost = "{B}{B}"
    types = "Creature — Demon"
    power, toughness = 4, 3
    keywords = ("undying",)
    abilities = (triggered(FROM_A_GRAVEYARD, GiveControl(), target(AnOpponent())),)
