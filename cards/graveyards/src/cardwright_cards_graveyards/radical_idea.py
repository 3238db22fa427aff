"""Radical Idea."""

from cardwright.authoring import (
    Card,
    DrawCards,
    spell,
)


class RadicalIdea(Card):
    name = "Radical Idea"
    cost = "{1}{U}"
    types = "Instant"
    keywords = ("jump-start",)
    abilities = (spell(DrawCards(1)),)
