"""Wastes."""

from cardwright.authoring import (
    TAP,
    AddMana,
    Card,
    activated,
    paying,
)


class Wastes(Card):
    name = "Wastes"
    types = "Basic Land"
    abilities = (activated(paying(TAP), AddMana(("C",))),)
