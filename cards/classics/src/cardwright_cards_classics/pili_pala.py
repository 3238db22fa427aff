"""Pili-Pala."""

from cardwright.authoring import ANY_COLOR, AddMana, Card, UntapSymbol, activated, paying


class PiliPala(Card):
    name = "Pili-Pala"
    cost = "{2}"
    types = "Artifact Creature — Scarecrow"
    power, toughness = 1, 1
    keywords = ("flying",)
    abilities = (activated(paying("{2}", UntapSymbol()), AddMana(ANY_COLOR)),)
