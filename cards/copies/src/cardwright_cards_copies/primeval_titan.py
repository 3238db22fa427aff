"""Primeval Titan."""

from cardwright.authoring import (
    LAND,
    THIS,
    Attacks,
    Card,
    Enters,
    May,
    Search,
    Zone,
    triggered,
    when,
)


class PrimevalTitan(Card):
    name = "Primeval Titan"
    cost = "{4}{G}{G}"
    types = "Creature — Giant"
    power, toughness = 6, 6
    keywords = ("trample",)
    abilities = (
        triggered(
            (when(Enters, THIS), when(Attacks, THIS)),
            May(Search(LAND, Zone.BATTLEFIELD, 2, tapped=True)),
        ),
    )
