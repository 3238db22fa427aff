"""Solemnity."""

from cardwright.authoring import (
    ARTIFACT,
    CREATURE,
    ENCHANTMENT,
    LAND,
    AnyOf,
    Card,
    CountersCantBePut,
    PlayersCantGetCounters,
    StaticAbility,
)


class Solemnity(Card):
    name = "Solemnity"
    cost = "{2}{W}"
    types = "Enchantment"
    abilities = (
        StaticAbility(PlayersCantGetCounters()),
        StaticAbility(CountersCantBePut(AnyOf((ARTIFACT, CREATURE, ENCHANTMENT, LAND)))),
    )
