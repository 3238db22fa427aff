"""Birds of Paradise."""

from cardwright.authoring import ANY_COLOR, TAP, AddMana, Card, activated, paying


class BirdsOfParadise(Card):
    name = "Birds of Paradise"
    cost = "{G}"
    types = "Creature — Bird"
    power, toughness = 0, 1
    keywords = ("flying",)
    abilities = (activated(paying(TAP), AddMana(ANY_COLOR)),)
