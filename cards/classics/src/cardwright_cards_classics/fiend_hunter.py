"""Fiend Hunter."""

from cardwright.authoring import (
    CREATURE,
    THIS,
    Card,
    Enters,
    Exile,
    Leaves,
    Linked,
    May,
    PutOntoBattlefield,
    another,
    target,
    triggered,
    when,
)


class FiendHunter(Card):
    name = "Fiend Hunter"
    cost = "{1}{W}{W}"
    types = "Creature — Human Cleric"
    power, toughness = 1, 3
    abilities = (
        triggered(when(Enters, THIS), May(Exile(link="exiled")), target(another(CREATURE))),
        triggered(when(Leaves, THIS), PutOntoBattlefield(Linked("exiled"))),
    )
