"""Underworld Breach."""

from cardwright.authoring import (
    ITSELF,
    LAND,
    YOU_OWN,
    AddKeywordForManaCost,
    Card,
    Layer,
    Not,
    Part,
    Sacrifice,
    Zone,
    all_of,
    at_the_beginning_of,
    static,
    triggered,
)

ESCAPE = AddKeywordForManaCost("escape", ", exile 3")


class UnderworldBreach(Card):
    name = "Underworld Breach"
    cost = "{1}{R}"
    types = "Enchantment"
    abilities = (
        static(Part(Layer.ABILITY, all_of(Not(LAND), YOU_OWN), ESCAPE, (Zone.GRAVEYARD,))),
        triggered(at_the_beginning_of("end"), Sacrifice(ITSELF)),
    )
