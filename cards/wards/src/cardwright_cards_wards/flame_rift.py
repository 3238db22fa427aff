"""Flame Rift."""

from cardwright.authoring import (
    EACH_PLAYER,
    Card,
    DealDamage,
    spell,
)


class FlameRift(Card):
    name = "Flame Rift"
    cost = "{1}{R}"
    types = "Sorcery"
    abilities = (spell(DealDamage(4, EACH_PLAYER)),)
