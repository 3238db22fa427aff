"""Chlorophant."""

from cardwright.authoring import (
    ITSELF,
    THIS,
    YOU_OWN,
    AddAbilities,
    AsLongAs,
    AtLeast,
    Card,
    Layer,
    May,
    NumberOf,
    Part,
    PutCounters,
    Zone,
    at_the_beginning_of,
    static,
    triggered,
)

ONE_MORE = triggered(
    at_the_beginning_of("upkeep", yours=True), May(PutCounters("+1/+1", 1, ITSELF))
)
SEVEN_CARDS = AtLeast(NumberOf(YOU_OWN, (Zone.GRAVEYARD,)), 7)


class Chlorophant(Card):
    name = "Chlorophant"
    cost = "{G}{G}{G}"
    types = "Creature — Elemental"
    power, toughness = 1, 1
    abilities = (
        ONE_MORE,
        static(Part(Layer.ABILITY, AsLongAs(THIS, SEVEN_CARDS), AddAbilities((ONE_MORE,)))),
    )
