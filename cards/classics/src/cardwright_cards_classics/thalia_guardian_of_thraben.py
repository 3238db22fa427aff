"""Thalia, Guardian of Thraben."""

from cardwright.authoring import CREATURE, Card, Not, SpellsCostMore, StaticAbility


class ThaliaGuardianOfThraben(Card):
    name = "Thalia, Guardian of Thraben"
    cost = "{1}{W}"
    types = "Legendary Creature — Human Soldier"
    power, toughness = 2, 1
    keywords = ("first strike",)
    abilities = (StaticAbility(SpellsCostMore("{1}", Not(CREATURE))),)
