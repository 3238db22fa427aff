"""Whispers of the Muse."""

from cardwright.authoring import Card, DrawCards, spell


class WhispersOfTheMuse(Card):
    name = "Whispers of the Muse"
    cost = "{U}"
    types = "Instant"
    keywords = ("buyback {5}",)
    abilities = (spell(DrawCards(1)),)
