"""Gilded Lotus."""

from cardwright.authoring import ANY_COLOR, TAP, AddMana, Card, activated, paying


class GildedLotus(Card):
    name = "Gilded Lotus"
    cost = "{5}"
    types = "Artifact"
    abilities = (activated(paying(TAP), AddMana(ANY_COLOR, 3)),)
