"""Jhoira's Familiar."""

from cardwright.authoring import HISTORIC, Card, SpellsCostLess, StaticAbility


class JhoirasFamiliar(Card):
    name = "Jhoira's Familiar"
    cost = "{4}"
    types = "Artifact Creature — Bird"
    power, toughness = 2, 2
    keywords = ("flying",)
    abilities = (StaticAbility(SpellsCostLess("{1}", HISTORIC)),)
