"""Gaea's Cradle."""

from cardwright.authoring import (
    CREATURE,
    TAP,
    YOU_CONTROL,
    AddMana,
    Card,
    NumberOf,
    activated,
    all_of,
    paying,
)


class GaeasCradle(Card):
    name = "Gaea's Cradle"
    types = "Legendary Land"
    abilities = (activated(paying(TAP), AddMana(("G",), NumberOf(all_of(CREATURE, YOU_CONTROL)))),)
