"""Knight of Grace."""

from cardwright.authoring import PERMANENT, Card, Color, HasColor, all_of, gets_while


class KnightOfGrace(Card):
    name = "Knight of Grace"
    cost = "{1}{W}"
    types = "Creature — Human Knight"
    power, toughness = 2, 2
    keywords = ("first strike", "hexproof from black")
    abilities = (gets_while(1, 0, all_of(PERMANENT, HasColor(Color.BLACK))),)
