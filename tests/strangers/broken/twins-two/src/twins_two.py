"""Claims a card that another pack claims too."""

from cardwright.authoring import Card


class Twin(Card):
    name = "Twin"
    types = "Creature — Human"
    power, toughness = 1, 1


class OnlyTwo(Card):
    name = "Only Two"
    types = "Creature — Human"
    power, toughness = 1, 1
