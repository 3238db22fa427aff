"""Willow Geist."""

from cardwright.authoring import (
    CARD,
    ITSELF,
    THIS,
    YOU_OWN,
    Card,
    Dies,
    GainLife,
    PowerOf,
    PutCounters,
    Zone,
    all_of,
    leaves_zone,
    triggered,
    when,
)


class WillowGeist(Card):
    name = "Willow Geist"
    cost = "{G}"
    types = "Creature — Treefolk Spirit"
    power, toughness = 1, 1
    keywords = ("trample",)
    abilities = (
        triggered(
            leaves_zone(Zone.GRAVEYARD, all_of(CARD, YOU_OWN), one_or_more=True),
            PutCounters("+1/+1", 1, ITSELF),
        ),
        triggered(when(Dies, THIS), GainLife(PowerOf(ITSELF))),
    )
