"""Blustersquall."""

from cardwright.authoring import (
    CREATURE,
    YOU_CONTROL,
    Card,
    Each,
    Not,
    Tap,
    all_of,
    overloading,
    target,
)

THEIR_CREATURE = all_of(CREATURE, Not(YOU_CONTROL))


class Blustersquall(Card):
    name = "Blustersquall"
    cost = "{U}"
    types = "Instant"
    keywords = ("overload {3}{U}",)
    abilities = (overloading(Tap(Each(THEIR_CREATURE)), Tap(), target(THEIR_CREATURE)),)
