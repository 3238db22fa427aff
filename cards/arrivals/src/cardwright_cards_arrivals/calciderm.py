"""Calciderm."""

from cardwright.authoring import Card


class Calciderm(Card):
    name = "Calciderm"
    cost = "{2}{W}{W}"
    types = "Creature — Beast"
    power, toughness = 5, 5
    keywords = ("shroud", "vanishing 4")
