"""Gemstone Mine."""

from cardwright.authoring import (
    ANY_COLOR,
    ITSELF,
    TAP,
    AddMana,
    AtMost,
    Card,
    CountersOnThis,
    If,
    RemoveCountersFromThis,
    Sacrifice,
    activated,
    do,
    enters_with,
    paying,
)

USED_UP = AtMost(CountersOnThis("mining"), 0)


class GemstoneMine(Card):
    name = "Gemstone Mine"
    types = "Land"
    abilities = (
        enters_with("mining", 3),
        activated(
            paying(TAP, RemoveCountersFromThis("mining")),
            do(AddMana(ANY_COLOR), If(USED_UP, Sacrifice(ITSELF))),
        ),
    )
