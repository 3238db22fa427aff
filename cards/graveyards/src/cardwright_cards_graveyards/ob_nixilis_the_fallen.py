"""Ob Nixilis, the Fallen."""

from cardwright.authoring import (
    ITSELF,
    LAND,
    TARGET_PLAYER,
    YOU_CONTROL,
    AnyPlayer,
    Card,
    Enters,
    IfYouDo,
    LifeLost,
    LoseLife,
    May,
    PutCounters,
    all_of,
    target,
    triggered,
    whenever,
)


class ObNixilis(Card):
    name = "Ob Nixilis, the Fallen"
    cost = "{3}{B}{B}"
    types = "Legendary Creature — Demon"
    power, toughness = 3, 3
    abilities = (
        triggered(
            whenever(Enters, all_of(LAND, YOU_CONTROL)),
            May(IfYouDo(LoseLife(3, TARGET_PLAYER), LifeLost, PutCounters("+1/+1", 3, ITSELF))),
            target(AnyPlayer()),
        ),
    )
