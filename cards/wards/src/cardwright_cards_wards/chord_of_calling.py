"""Chord of Calling."""

from cardwright.authoring import (
    CREATURE,
    Card,
    ManaValue,
    Search,
    X,
    Zone,
    all_of,
    spell,
)


class ChordOfCalling(Card):
    name = "Chord of Calling"
    cost = "{X}{G}{G}{G}"
    types = "Instant"
    keywords = ("convoke",)
    abilities = (spell(Search(all_of(CREATURE, ManaValue(at_most=X)), Zone.BATTLEFIELD)),)
