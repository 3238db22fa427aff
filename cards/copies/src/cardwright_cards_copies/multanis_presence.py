"""Multani's Presence."""

from cardwright.authoring import (
    Card,
    CastByYou,
    Countered,
    DrawCards,
    triggered,
    whenever,
)


class MultanisPresence(Card):
    name = "Multani's Presence"
    cost = "{G}"
    types = "Enchantment"
    abilities = (triggered(whenever(Countered, CastByYou()), DrawCards(1)),)
