"""Divination."""

from cardwright.authoring import (
    Card,
    DrawCards,
    spell,
)


class Divination(Card):
    name = "Divination"
    cost = "{2}{U}"
    types = "Sorcery"
    abilities = (spell(DrawCards(2)),)
