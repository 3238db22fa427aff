"""Damnation."""

from cardwright.authoring import (
    CREATURE,
    Card,
    Destroy,
    Each,
    spell,
)


class Damnation(Card):
    name = "Damnation"
    cost = "{2}{B}{B}"
    types = "Sorcery"
    abilities = (spell(Destroy(Each(CREATURE), beyond_regeneration=True)),)
