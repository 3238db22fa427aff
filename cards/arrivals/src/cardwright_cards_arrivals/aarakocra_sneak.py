"""Aarakocra Sneak."""

from cardwright.authoring import THIS, Card, Enters, TakeInitiative, triggered, when


class AarakocraSneak(Card):
    name = "Aarakocra Sneak"
    cost = "{3}{U}"
    types = "Creature — Bird Rogue"
    power, toughness = 1, 4
    keywords = ("flying",)
    abilities = (triggered(when(Enters, THIS), TakeInitiative()),)
