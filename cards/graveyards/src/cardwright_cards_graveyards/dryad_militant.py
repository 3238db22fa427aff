"""Dryad Militant."""

from cardwright.authoring import (
    CARD,
    INSTANT,
    SORCERY,
    AnyOf,
    Card,
    GoesInstead,
    StaticAbility,
    Zone,
    all_of,
)

INSTANT_OR_SORCERY_CARD = all_of(CARD, AnyOf((INSTANT, SORCERY)))


class DryadMilitant(Card):
    name = "Dryad Militant"
    cost = "{G/W}"
    types = "Creature — Dryad Soldier"
    power, toughness = 2, 1
    abilities = (StaticAbility(GoesInstead(Zone.EXILE, INSTANT_OR_SORCERY_CARD)),)
