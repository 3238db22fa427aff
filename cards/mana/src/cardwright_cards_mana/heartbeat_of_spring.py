"""Heartbeat of Spring."""

from cardwright.authoring import (
    LAND,
    AddTypeProduced,
    Card,
    tapped_for_mana,
    triggered,
)


class HeartbeatOfSpring(Card):
    name = "Heartbeat of Spring"
    cost = "{2}{G}"
    types = "Enchantment"
    abilities = (triggered(tapped_for_mana(LAND), AddTypeProduced()),)
