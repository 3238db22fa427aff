"""Spark Double."""

from cardwright.authoring import (
    CREATURE,
    PLANESWALKER,
    YOU_CONTROL,
    AnyOf,
    Card,
    EntersAsCopy,
    MoreCounters,
    NotLegendary,
    StaticAbility,
    all_of,
)


class SparkDouble(Card):
    name = "Spark Double"
    cost = "{3}{U}"
    types = "Creature — Illusion"
    power, toughness = 0, 0
    abilities = (
        StaticAbility(
            EntersAsCopy(
                all_of(AnyOf((CREATURE, PLANESWALKER)), YOU_CONTROL),
                (
                    MoreCounters("+1/+1", if_it_is="Creature"),
                    MoreCounters("loyalty", if_it_is="Planeswalker"),
                    NotLegendary(),
                ),
            )
        ),
    )
