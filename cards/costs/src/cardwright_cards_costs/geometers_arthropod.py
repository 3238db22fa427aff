"""Geometer's Arthropod."""

from cardwright.authoring import (
    IT,
    SPELL,
    WITH_X_IN_COST,
    Card,
    CastByYou,
    LookAndTake,
    SpellCast,
    XOf,
    all_of,
    triggered,
    whenever,
)


class GeometersArthropod(Card):
    name = "Geometer's Arthropod"
    cost = "{G}{U}"
    types = "Creature — Fractal Crab"
    power, toughness = 1, 4
    abilities = (
        triggered(
            whenever(SpellCast, all_of(SPELL, CastByYou(), WITH_X_IN_COST)),
            LookAndTake(XOf(IT), at_least=1),
        ),
    )
