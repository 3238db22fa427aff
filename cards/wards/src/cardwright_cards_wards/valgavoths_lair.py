"""Valgavoth's Lair."""

from cardwright.authoring import (
    TAP,
    AddChosenColor,
    Card,
    ColorWord,
    activated,
    as_it_enters_choose,
    enters_tapped,
    paying,
)


class ValgavothsLair(Card):
    name = "Valgavoth's Lair"
    types = "Enchantment Land"
    keywords = ("hexproof",)
    abilities = (
        enters_tapped(),
        as_it_enters_choose(ColorWord()),
        activated(paying(TAP), AddChosenColor()),
    )
