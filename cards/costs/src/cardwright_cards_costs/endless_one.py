"""Endless One."""

from cardwright.authoring import (
    Card,
    X,
    enters_with,
)


class EndlessOne(Card):
    name = "Endless One"
    cost = "{X}"
    types = "Creature — Eldrazi"
    power, toughness = 0, 0
    abilities = (enters_with("+1/+1", X),)
