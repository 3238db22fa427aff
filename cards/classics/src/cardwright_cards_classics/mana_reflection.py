"""Mana Reflection."""

from cardwright.authoring import PERMANENT, Card, ProducesTimes, StaticAbility


class ManaReflection(Card):
    name = "Mana Reflection"
    cost = "{4}{G}{G}"
    types = "Enchantment"
    abilities = (StaticAbility(ProducesTimes(PERMANENT, yours=True, times=2)),)
