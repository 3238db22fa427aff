"""Glorious Anthem."""

from cardwright.authoring import (
    CREATURE,
    YOU_CONTROL,
    AddPT,
    Card,
    Layer,
    Part,
    all_of,
    static,
)


class GloriousAnthem(Card):
    name = "Glorious Anthem"
    cost = "{1}{W}{W}"
    types = "Enchantment"
    abilities = (static(Part(Layer.MODIFY_PT, all_of(CREATURE, YOU_CONTROL), AddPT(1, 1))),)
