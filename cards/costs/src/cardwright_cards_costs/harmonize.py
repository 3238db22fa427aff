"""Harmonize."""

from cardwright.authoring import (
    Card,
    DrawCards,
    spell,
)


class Harmonize(Card):
    name = "Harmonize"
    cost = "{2}{G}{G}"
    types = "Sorcery"
    abilities = (spell(DrawCards(3)),)
