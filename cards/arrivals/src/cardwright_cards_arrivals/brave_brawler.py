"""Brave Brawler."""

from cardwright.authoring import ITSELF, Card, PutCounters, power_up


class BraveBrawler(Card):
    name = "Brave Brawler"
    cost = "{1}{W}"
    types = "Creature — Human Warrior Hero"
    power, toughness = 2, 1
    keywords = ("lifelink", "power-up")
    abilities = (power_up("{4}{W}", PutCounters("+1/+1", 2, ITSELF)),)
