"""Mirari's Wake."""

from cardwright.authoring import (
    CREATURE,
    LAND,
    YOU_CONTROL,
    AddPT,
    AddTypeProduced,
    Card,
    Layer,
    Part,
    all_of,
    static,
    tapped_for_mana,
    triggered,
)


class MirarisWake(Card):
    name = "Mirari's Wake"
    cost = "{3}{G}{W}"
    types = "Enchantment"
    abilities = (
        static(Part(Layer.MODIFY_PT, all_of(CREATURE, YOU_CONTROL), AddPT(1, 1))),
        triggered(tapped_for_mana(LAND, by_you=True), AddTypeProduced()),
    )
