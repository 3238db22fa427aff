"""Remand."""

from cardwright.authoring import (
    Card,
    CounterIt,
    DrawCards,
    Zone,
    do,
    spell,
    target_spell,
)


class Remand(Card):
    name = "Remand"
    cost = "{1}{U}"
    types = "Instant"
    abilities = (spell(do(CounterIt(to=Zone.HAND), DrawCards(1)), target_spell()),)
