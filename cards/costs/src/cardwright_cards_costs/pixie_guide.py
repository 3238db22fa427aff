"""Pixie Guide."""

from cardwright.authoring import Card, ModifyRolls, StaticAbility


class PixieGuide(Card):
    name = "Pixie Guide"
    cost = "{1}{U}"
    types = "Creature — Faerie"
    power, toughness = 1, 3
    keywords = ("flying",)
    abilities = (StaticAbility(ModifyRolls(more=1)),)
