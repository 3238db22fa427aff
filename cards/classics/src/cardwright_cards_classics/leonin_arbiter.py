"""Leonin Arbiter."""

from cardwright.authoring import CantSearchLibraries, Card, StaticAbility, paying


class LeoninArbiter(Card):
    name = "Leonin Arbiter"
    cost = "{1}{W}"
    types = "Creature — Cat Cleric"
    power, toughness = 2, 2
    abilities = (StaticAbility(CantSearchLibraries(paying("{2}"))),)
