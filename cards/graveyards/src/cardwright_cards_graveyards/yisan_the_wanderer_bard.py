"""Yisan, the Wanderer Bard."""

from cardwright.authoring import (
    CREATURE,
    TAP,
    Card,
    CountersOnThis,
    ManaValue,
    PutCountersOnThis,
    Search,
    Zone,
    activated,
    all_of,
    paying,
)

VERSES = CountersOnThis("verse")


class Yisan(Card):
    name = "Yisan, the Wanderer Bard"
    cost = "{2}{G}"
    types = "Legendary Creature — Human Rogue Bard"
    power, toughness = 2, 3
    abilities = (
        activated(
            paying("{2}{G}", TAP, PutCountersOnThis("verse")),
            Search(all_of(CREATURE, ManaValue(VERSES, VERSES)), Zone.BATTLEFIELD),
        ),
    )
