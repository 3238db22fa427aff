"""Restoration Angel."""

from cardwright.authoring import (
    CREATURE,
    THIS,
    THOSE_CARDS,
    YOU_CONTROL,
    Card,
    Enters,
    Exile,
    Is,
    May,
    Not,
    PutOntoBattlefield,
    all_of,
    target,
    triggered,
    when,
)


class RestorationAngel(Card):
    name = "Restoration Angel"
    cost = "{3}{W}"
    types = "Creature — Angel"
    power, toughness = 3, 4
    keywords = ("flash", "flying")
    abilities = (
        triggered(
            when(Enters, THIS),
            May(Exile(then=PutOntoBattlefield(THOSE_CARDS, under_your_control=True))),
            target(all_of(CREATURE, YOU_CONTROL, Not(Is("Angel")))),
        ),
    )
