"""Ainok Tracker."""

from cardwright.authoring import (
    Card,
)


class AinokTracker(Card):
    name = "Ainok Tracker"
    cost = "{5}{R}"
    types = "Creature — Dog Scout"
    power, toughness = 3, 3
    keywords = ("first strike", "morph {4}{R}")
