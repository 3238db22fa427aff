"""Doubling Cube."""

from cardwright.authoring import TAP, Card, DoubleUnspentMana, activated, paying


class DoublingCube(Card):
    name = "Doubling Cube"
    cost = "{2}"
    types = "Artifact"
    abilities = (activated(paying("{3}", TAP), DoubleUnspentMana()),)
