"""Forsaken Monument."""

from cardwright.authoring import (
    COLORED,
    CREATURE,
    PERMANENT,
    YOU_CONTROL,
    AddMana,
    AddPT,
    Card,
    GainLife,
    Layer,
    Not,
    Part,
    SpellCast,
    all_of,
    static,
    tapped_for_mana,
    triggered,
    whenever,
)

COLORLESS = Not(COLORED)


class ForsakenMonument(Card):
    name = "Forsaken Monument"
    cost = "{5}"
    types = "Legendary Artifact"
    abilities = (
        static(Part(Layer.MODIFY_PT, all_of(CREATURE, COLORLESS, YOU_CONTROL), AddPT(2, 2))),
        triggered(tapped_for_mana(PERMANENT, by_you=True, types=("C",)), AddMana(("C",))),
        triggered(whenever(SpellCast, all_of(COLORLESS, YOU_CONTROL)), GainLife(2)),
    )
