"""Exhume."""

from cardwright.authoring import (
    CREATURE,
    Card,
    PutFromGraveyards,
    spell,
)


class Exhume(Card):
    name = "Exhume"
    cost = "{1}{B}"
    types = "Sorcery"
    abilities = (spell(PutFromGraveyards(CREATURE)),)
