"""Thought Scour."""

from cardwright.authoring import (
    TARGET_PLAYER,
    AnyPlayer,
    Card,
    DrawCards,
    Mill,
    do,
    spell,
    target,
)


class ThoughtScour(Card):
    name = "Thought Scour"
    cost = "{U}"
    types = "Instant"
    abilities = (spell(do(Mill(2, TARGET_PLAYER), DrawCards(1)), target(AnyPlayer())),)
