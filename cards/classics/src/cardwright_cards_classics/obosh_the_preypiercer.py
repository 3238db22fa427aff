"""Obosh, the Preypiercer."""

from cardwright.authoring import (
    LAND,
    YOU_CONTROL,
    AnyObject,
    AnyOf,
    Card,
    DamageTimes,
    EachDeckCard,
    HasEvenManaValue,
    Not,
    StaticAbility,
    all_of,
    companion,
)

ODD = Not(HasEvenManaValue())


class Obosh(Card):
    name = "Obosh, the Preypiercer"
    cost = "{3}{B/R}{B/R}"
    types = "Legendary Creature — Hellion Horror"
    power, toughness = 3, 5
    abilities = (
        companion(EachDeckCard(AnyOf((ODD, LAND)), of=AnyObject())),
        StaticAbility(DamageTimes(2, all_of(ODD, YOU_CONTROL))),
    )
