"""Nyxbloom Ancient."""

from cardwright.authoring import PERMANENT, Card, ProducesTimes, StaticAbility


class NyxbloomAncient(Card):
    name = "Nyxbloom Ancient"
    cost = "{4}{G}{G}{G}"
    types = "Enchantment Creature — Elemental"
    power, toughness = 5, 5
    keywords = ("trample",)
    abilities = (StaticAbility(ProducesTimes(PERMANENT, yours=True, times=3)),)
