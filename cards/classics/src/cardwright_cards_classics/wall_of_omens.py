"""Wall of Omens."""

from cardwright.authoring import THIS, Card, DrawCards, Enters, triggered, when


class WallOfOmens(Card):
    name = "Wall of Omens"
    cost = "{1}{W}"
    types = "Creature — Wall"
    power, toughness = 0, 4
    keywords = ("defender",)
    abilities = (triggered(when(Enters, THIS), DrawCards(1)),)
