"""Claims a card that another pack claims too."""

from cardwright.authoring import Card


class Twin(Card):
    name = "Twin"
    types = "Creature — Human"
    power, toughness = 1, 1


class OnlyOne(Card):
    name = "Only One"
    types = "Creature — Human"
    power, toughness = 1, 1
