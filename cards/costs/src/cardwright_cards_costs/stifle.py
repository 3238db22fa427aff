"""Stifle."""

from cardwright.authoring import (
    ACTIVATED_ABILITY,
    TRIGGERED_ABILITY,
    Card,
    CounterIt,
    spell,
    target_spell,
)


class Stifle(Card):
    name = "Stifle"
    cost = "{U}"
    types = "Instant"
    abilities = (spell(CounterIt(), target_spell(ACTIVATED_ABILITY, TRIGGERED_ABILITY)),)
