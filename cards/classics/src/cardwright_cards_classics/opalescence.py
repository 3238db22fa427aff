"""Opalescence."""

from cardwright.authoring import (
    ENCHANTMENT,
    AddTypes,
    Card,
    Is,
    Layer,
    ManaValueAsPT,
    Not,
    Part,
    all_of,
    another,
    static,
)

OTHERS = another(all_of(ENCHANTMENT, Not(Is("Aura"))))


class Opalescence(Card):
    name = "Opalescence"
    cost = "{2}{W}{W}"
    types = "Enchantment"
    abilities = (
        static(
            Part(Layer.TYPE, OTHERS, AddTypes(("Creature",))),
            Part(Layer.SET_PT, OTHERS, ManaValueAsPT()),
        ),
    )
