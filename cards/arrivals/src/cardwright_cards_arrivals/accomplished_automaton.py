"""Accomplished Automaton."""

from cardwright.authoring import Card


class AccomplishedAutomaton(Card):
    name = "Accomplished Automaton"
    cost = "{7}"
    types = "Artifact Creature — Construct"
    power, toughness = 5, 7
    keywords = ("fabricate 1",)
