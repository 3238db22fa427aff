"""Hangarback Walker."""

from cardwright.authoring import (
    ITSELF,
    TAP,
    THIS,
    Card,
    CountersOnThis,
    CreateTokens,
    Dies,
    PutCounters,
    X,
    activated,
    enters_with,
    paying,
    token,
    triggered,
    when,
)

THOPTER = token("Artifact Creature — Thopter", 1, 1)


class HangarbackWalker(Card):
    name = "Hangarback Walker"
    cost = "{X}{X}"
    types = "Artifact Creature — Construct"
    power, toughness = 0, 0
    abilities = (
        enters_with("+1/+1", X),
        triggered(
            when(Dies, THIS),
            CreateTokens(THOPTER, CountersOnThis("+1/+1"), keywords=("flying",)),
        ),
        activated(paying("{1}", TAP), PutCounters("+1/+1", 1, ITSELF)),
    )
