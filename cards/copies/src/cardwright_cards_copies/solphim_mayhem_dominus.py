"""Solphim, Mayhem Dominus."""

from cardwright.authoring import (
    ITSELF,
    OPPONENTS_CONTROL,
    PERMANENT,
    YOU_CONTROL,
    AnOpponent,
    AnyOf,
    Card,
    DamageTimes,
    DiscardCard,
    PutCounters,
    StaticAbility,
    activated,
    all_of,
    paying,
)

OPPONENTS_AND_THEIRS = AnyOf((all_of(PERMANENT, OPPONENTS_CONTROL), AnOpponent()))


class Solphim(Card):
    name = "Solphim, Mayhem Dominus"
    cost = "{2}{R}{R}"
    types = "Legendary Creature — Phyrexian Horror"
    power, toughness = 5, 4
    abilities = (
        StaticAbility(DamageTimes(2, YOU_CONTROL, OPPONENTS_AND_THEIRS, combat=False)),
        activated(
            paying("{1}{R/P}{R/P}", DiscardCard(count=2)), PutCounters("indestructible", 1, ITSELF)
        ),
    )
