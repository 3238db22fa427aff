"""Pestermite."""

from cardwright.authoring import (
    PERMANENT,
    THIS,
    Card,
    Enters,
    May,
    TapOrUntap,
    target,
    triggered,
    when,
)


class Pestermite(Card):
    name = "Pestermite"
    cost = "{2}{U}"
    types = "Creature — Faerie Rogue"
    power, toughness = 2, 1
    keywords = ("flash", "flying")
    abilities = (triggered(when(Enters, THIS), May(TapOrUntap()), target(PERMANENT)),)
