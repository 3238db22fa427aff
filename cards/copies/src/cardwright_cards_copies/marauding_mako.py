"""Marauding Mako."""

from cardwright.authoring import (
    ITSELF,
    Card,
    HowManyParts,
    PutCounters,
    triggered,
    you_discard,
)


class MaraudingMako(Card):
    name = "Marauding Mako"
    cost = "{R}"
    types = "Creature — Shark Pirate"
    power, toughness = 1, 1
    keywords = ("cycling {2}",)
    abilities = (
        triggered(you_discard(one_or_more=True), PutCounters("+1/+1", HowManyParts(), ITSELF)),
    )
