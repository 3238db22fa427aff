"""Heed the Mists."""

from cardwright.authoring import (
    THOSE_CARDS,
    Card,
    CardMilled,
    DrawCards,
    Mill,
    ThisWay,
    TotalManaValue,
    spell,
)


class HeedTheMists(Card):
    name = "Heed the Mists"
    cost = "{3}{U}{U}"
    types = "Sorcery — Arcane"
    abilities = (spell(ThisWay(Mill(), CardMilled, DrawCards(TotalManaValue(THOSE_CARDS)))),)
