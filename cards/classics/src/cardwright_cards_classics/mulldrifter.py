"""Mulldrifter."""

from cardwright.authoring import THIS, Card, DrawCards, Enters, triggered, when


class Mulldrifter(Card):
    name = "Mulldrifter"
    cost = "{4}{U}"
    types = "Creature — Elemental"
    power, toughness = 2, 2
    keywords = ("flying", "evoke {2}{U}")
    abilities = (triggered(when(Enters, THIS), DrawCards(2)),)
