"""Horizon Stone."""

from cardwright.authoring import Card, ManaBecomesColorless, StaticAbility


class HorizonStone(Card):
    name = "Horizon Stone"
    cost = "{5}"
    types = "Artifact"
    abilities = (StaticAbility(ManaBecomesColorless()),)
