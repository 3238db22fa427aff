"""Blood Moon."""

from cardwright.authoring import (
    LAND,
    Card,
    Is,
    Layer,
    Not,
    Part,
    SetLandTypes,
    all_of,
    static,
)

NONBASIC_LANDS = all_of(LAND, Not(Is("Basic")))


class BloodMoon(Card):
    name = "Blood Moon"
    cost = "{2}{R}"
    types = "Enchantment"
    abilities = (static(Part(Layer.TYPE, NONBASIC_LANDS, SetLandTypes(("Mountain",)))),)
