"""Rockslide Elemental."""

from cardwright.authoring import (
    CREATURE,
    ITSELF,
    Card,
    Dies,
    May,
    PutCounters,
    another,
    triggered,
    whenever,
)


class RockslideElemental(Card):
    name = "Rockslide Elemental"
    cost = "{2}{R}"
    types = "Creature — Elemental"
    power, toughness = 1, 1
    keywords = ("first strike",)
    abilities = (
        triggered(whenever(Dies, another(CREATURE)), May(PutCounters("+1/+1", 1, ITSELF))),
    )
