"""Putrefy."""

from cardwright.authoring import (
    ARTIFACT,
    CREATURE,
    AnyOf,
    Card,
    Destroy,
    spell,
    target,
)


class Putrefy(Card):
    name = "Putrefy"
    cost = "{1}{B}{G}"
    types = "Instant"
    abilities = (spell(Destroy(beyond_regeneration=True), target(AnyOf((ARTIFACT, CREATURE)))),)
