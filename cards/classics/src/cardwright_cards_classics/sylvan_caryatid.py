"""Sylvan Caryatid."""

from cardwright.authoring import ANY_COLOR, TAP, AddMana, Card, activated, paying


class SylvanCaryatid(Card):
    name = "Sylvan Caryatid"
    cost = "{1}{G}"
    types = "Creature — Plant"
    power, toughness = 0, 3
    keywords = ("defender", "hexproof")
    abilities = (activated(paying(TAP), AddMana(ANY_COLOR)),)
