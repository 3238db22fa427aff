"""Aeon Chronicler."""

from cardwright.authoring import (
    THIS,
    YOU_OWN,
    Card,
    CountersRemoved,
    DrawCards,
    NumberOf,
    Zone,
    defines_pt,
    triggered,
    whenever,
)

HAND = NumberOf(YOU_OWN, (Zone.HAND,))


class AeonChronicler(Card):
    name = "Aeon Chronicler"
    cost = "{3}{U}{U}"
    types = "Creature — Avatar"
    power, toughness = 0, 0
    keywords = ("suspend X—{X}{3}{U}",)
    abilities = (
        defines_pt(HAND, HAND),
        triggered(whenever(CountersRemoved, THIS), DrawCards(1), zones=(Zone.EXILE,)),
    )
