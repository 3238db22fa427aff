"""Calciform Pools."""

from cardwright.authoring import (
    ITSELF,
    TAP,
    AddMana,
    Card,
    PutCounters,
    RemoveCountersFromThis,
    X,
    activated,
    paying,
)


class CalciformPools(Card):
    name = "Calciform Pools"
    types = "Land"
    abilities = (
        activated(paying(TAP), AddMana(("C",))),
        activated(paying("{1}", TAP), PutCounters("storage", 1, ITSELF)),
        activated(
            paying("{1}", RemoveCountersFromThis("storage", X)),
            AddMana(("W", "U"), X, combined=True),
        ),
    )
