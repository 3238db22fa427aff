"""Progenitus."""

from cardwright.authoring import (
    Card,
    ShuffledInInstead,
    StaticAbility,
)


class Progenitus(Card):
    name = "Progenitus"
    cost = "{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}"
    types = "Legendary Creature — Hydra Avatar"
    power, toughness = 10, 10
    keywords = ("protection from everything",)
    abilities = (StaticAbility(ShuffledInInstead()),)
