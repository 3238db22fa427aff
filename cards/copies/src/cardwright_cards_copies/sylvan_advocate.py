"""Sylvan Advocate."""

from cardwright.authoring import (
    CREATURE,
    LAND,
    THIS,
    YOU_CONTROL,
    AddPT,
    AnyOf,
    AsLongAs,
    Card,
    Layer,
    Part,
    all_of,
    static,
    you_control,
)

THIS_AND_LAND_CREATURES = AnyOf((THIS, all_of(LAND, CREATURE, YOU_CONTROL)))
SIX_LANDS = you_control(LAND, at_least=6)


class SylvanAdvocate(Card):
    name = "Sylvan Advocate"
    cost = "{1}{G}"
    types = "Creature — Elf Druid Ally"
    power, toughness = 2, 3
    keywords = ("vigilance",)
    abilities = (
        static(Part(Layer.MODIFY_PT, AsLongAs(THIS_AND_LAND_CREATURES, SIX_LANDS), AddPT(2, 2))),
    )
