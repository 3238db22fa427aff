"""Upwelling."""

from cardwright.authoring import Card, ManaIsKept, StaticAbility


class Upwelling(Card):
    name = "Upwelling"
    cost = "{3}{G}"
    types = "Enchantment"
    abilities = (StaticAbility(ManaIsKept(yours=False)),)
