"""Terastodon."""

from cardwright.authoring import (
    CREATURE,
    PERMANENT,
    THIS,
    Card,
    Destroy,
    Dies,
    Enters,
    May,
    Not,
    ThisWay,
    TokenForEach,
    all_of,
    target,
    token,
    triggered,
    when,
)

ELEPHANT = token("Creature — Elephant", 3, 3, colors="G")
NONCREATURE = all_of(PERMANENT, Not(CREATURE))


class Terastodon(Card):
    name = "Terastodon"
    cost = "{6}{G}{G}"
    types = "Creature — Elephant"
    power, toughness = 9, 9
    abilities = (
        triggered(
            when(Enters, THIS),
            May(ThisWay(Destroy(), Dies, TokenForEach(ELEPHANT))),
            target(NONCREATURE, up_to=True, count=3),
        ),
    )
