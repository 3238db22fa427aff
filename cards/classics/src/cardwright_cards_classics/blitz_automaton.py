"""Blitz Automaton, and its prototype."""

from cardwright.authoring import Card, prototype


class BlitzAutomaton(Card):
    name = "Blitz Automaton"
    cost = "{7}"
    types = "Artifact Creature — Construct"
    power, toughness = 6, 4
    keywords = ("haste",)
    faces = prototype("{2}{R}", 3, 2)
