"""Poison the Cup."""

from cardwright.authoring import (
    CREATURE,
    WAS_FORETOLD,
    Card,
    Destroy,
    If,
    Scry,
    do,
    spell,
    target,
)


class PoisonTheCup(Card):
    name = "Poison the Cup"
    cost = "{1}{B}{B}"
    types = "Instant"
    keywords = ("foretell {1}{B}",)
    abilities = (spell(do(Destroy(), If(WAS_FORETOLD, Scry(2))), target(CREATURE)),)
