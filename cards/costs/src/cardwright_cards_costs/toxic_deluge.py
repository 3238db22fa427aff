"""Toxic Deluge."""

from cardwright.authoring import (
    CREATURE,
    Card,
    Each,
    PayLife,
    Pump,
    Times,
    X,
    additional_cost,
    spell,
)

MINUS_X = Times(X, -1)


class ToxicDeluge(Card):
    name = "Toxic Deluge"
    cost = "{2}{B}"
    types = "Sorcery"
    abilities = (
        additional_cost(PayLife(X)),
        spell(Pump(MINUS_X, MINUS_X, Each(CREATURE))),
    )
