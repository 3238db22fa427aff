"""Momentous Fall."""

from cardwright.authoring import (
    CREATURE,
    THE_SACRIFICED,
    Card,
    DrawCards,
    GainLife,
    PowerOf,
    SacrificePermanent,
    ToughnessOf,
    additional_cost,
    do,
    spell,
)


class MomentousFall(Card):
    name = "Momentous Fall"
    cost = "{2}{G}{G}"
    types = "Instant"
    abilities = (
        additional_cost(SacrificePermanent(CREATURE)),
        spell(do(DrawCards(PowerOf(THE_SACRIFICED)), GainLife(ToughnessOf(THE_SACRIFICED)))),
    )
