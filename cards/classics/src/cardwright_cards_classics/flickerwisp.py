"""Flickerwisp."""

from cardwright.authoring import (
    PERMANENT,
    THIS,
    THOSE_CARDS,
    AtNext,
    Card,
    Enters,
    Exile,
    PutOntoBattlefield,
    another,
    target,
    triggered,
    when,
)


class Flickerwisp(Card):
    name = "Flickerwisp"
    cost = "{1}{W}{W}"
    types = "Creature — Elemental"
    power, toughness = 3, 1
    keywords = ("flying",)
    abilities = (
        triggered(
            when(Enters, THIS),
            Exile(then=AtNext("end", PutOntoBattlefield(THOSE_CARDS))),
            target(another(PERMANENT)),
        ),
    )
