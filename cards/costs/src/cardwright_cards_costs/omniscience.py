"""Omniscience."""

from cardwright.authoring import (
    Card,
    CastFromHandForFree,
    StaticAbility,
)


class Omniscience(Card):
    name = "Omniscience"
    cost = "{7}{U}{U}{U}"
    types = "Enchantment"
    abilities = (StaticAbility(CastFromHandForFree()),)
