"""Scarred Vinebreeder."""

from cardwright.authoring import ITSELF, Card, ExileFromGraveyard, Is, Pump, activated, paying


class ScarredVinebreeder(Card):
    name = "Scarred Vinebreeder"
    cost = "{1}{B}"
    types = "Creature — Elf Shaman"
    power, toughness = 1, 1
    abilities = (activated(paying("{2}{B}", ExileFromGraveyard(Is("Elf"))), Pump(3, 3, ITSELF)),)
