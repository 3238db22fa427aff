"""Skullbriar, the Walking Grave."""

from cardwright.authoring import (
    ITSELF,
    THIS,
    Card,
    CountersRemain,
    PutCounters,
    StaticAbility,
    deals_combat_damage,
    triggered,
)


class Skullbriar(Card):
    name = "Skullbriar, the Walking Grave"
    cost = "{B}{G}"
    types = "Legendary Creature — Zombie Elemental"
    power, toughness = 1, 1
    keywords = ("haste",)
    abilities = (
        triggered(deals_combat_damage(THIS), PutCounters("+1/+1", 1, ITSELF)),
        StaticAbility(CountersRemain()),
    )
