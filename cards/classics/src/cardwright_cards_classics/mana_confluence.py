"""Mana Confluence."""

from cardwright.authoring import ANY_COLOR, TAP, AddMana, Card, PayLife, activated, paying


class ManaConfluence(Card):
    name = "Mana Confluence"
    types = "Land"
    abilities = (activated(paying(TAP, PayLife(1)), AddMana(ANY_COLOR)),)
