"""Torbran, Thane of Red Fell."""

from cardwright.authoring import (
    OPPONENTS_CONTROL,
    PERMANENT,
    YOU_CONTROL,
    AnOpponent,
    AnyOf,
    Card,
    Color,
    DamageTimes,
    HasColor,
    StaticAbility,
    all_of,
)

OPPONENTS_AND_THEIRS = AnyOf((all_of(PERMANENT, OPPONENTS_CONTROL), AnOpponent()))


class Torbran(Card):
    name = "Torbran, Thane of Red Fell"
    cost = "{1}{R}{R}{R}"
    types = "Legendary Creature — Dwarf Noble"
    power, toughness = 2, 4
    abilities = (
        StaticAbility(
            DamageTimes(1, all_of(HasColor(Color.RED), YOU_CONTROL), OPPONENTS_AND_THEIRS, plus=2)
        ),
    )
