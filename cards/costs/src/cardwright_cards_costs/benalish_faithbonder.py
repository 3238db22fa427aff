"""Benalish Faithbonder."""

from cardwright.authoring import Card


class BenalishFaithbonder(Card):
    name = "Benalish Faithbonder"
    cost = "{1}{W}"
    types = "Creature — Human Cleric"
    power, toughness = 1, 3
    keywords = ("vigilance", "enlist")
