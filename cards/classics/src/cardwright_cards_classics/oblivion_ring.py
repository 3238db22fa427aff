"""Oblivion Ring."""

from cardwright.authoring import (
    LAND,
    PERMANENT,
    THIS,
    Card,
    Enters,
    Exile,
    Leaves,
    Linked,
    Not,
    PutOntoBattlefield,
    all_of,
    another,
    target,
    triggered,
    when,
)


class OblivionRing(Card):
    name = "Oblivion Ring"
    cost = "{2}{W}"
    types = "Enchantment"
    abilities = (
        triggered(
            when(Enters, THIS),
            Exile(link="exiled"),
            target(another(all_of(PERMANENT, Not(LAND)))),
        ),
        triggered(when(Leaves, THIS), PutOntoBattlefield(Linked("exiled"))),
    )
