"""Samurai of the Pale Curtain."""

from cardwright.authoring import (
    PERMANENT,
    Card,
    GoesInstead,
    StaticAbility,
    Zone,
)


class SamuraiOfThePaleCurtain(Card):
    name = "Samurai of the Pale Curtain"
    cost = "{W}{W}"
    types = "Creature — Fox Samurai"
    power, toughness = 2, 2
    keywords = ("bushido 1",)
    abilities = (StaticAbility(GoesInstead(Zone.EXILE, PERMANENT, origin=Zone.BATTLEFIELD)),)
