"""Ministrant of Obligation."""

from cardwright.authoring import (
    Card,
)


class MinistrantOfObligation(Card):
    name = "Ministrant of Obligation"
    cost = "{2}{W}"
    types = "Creature — Human Cleric"
    power, toughness = 2, 1
    keywords = ("afterlife 2",)
