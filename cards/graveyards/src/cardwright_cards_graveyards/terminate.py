"""Terminate."""

from cardwright.authoring import (
    CREATURE,
    Card,
    Destroy,
    spell,
    target,
)


class Terminate(Card):
    name = "Terminate"
    cost = "{B}{R}"
    types = "Instant"
    abilities = (spell(Destroy(beyond_regeneration=True), target(CREATURE)),)
