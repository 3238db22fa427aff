"""Partner: it says with whom a card may lead a deck, and does nothing in a game (702.124)."""

from cardwright_core.cards import Keyword


class Partner(Keyword):
    name, rule = "partner", "702.124"
