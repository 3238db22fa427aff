"""Opt."""

from cardwright.authoring import Card, DrawCards, Scry, do, spell


class Opt(Card):
    name = "Opt"
    cost = "{U}"
    types = "Instant"
    abilities = (spell(do(Scry(1), DrawCards(1))),)
