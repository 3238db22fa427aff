"""Stinkdrinker Bandit."""

from cardwright.authoring import (
    IT,
    YOU_CONTROL,
    Card,
    Is,
    NotBlocked,
    Pump,
    all_of,
    triggered,
    whenever,
)


class StinkdrinkerBandit(Card):
    name = "Stinkdrinker Bandit"
    cost = "{3}{B}"
    types = "Creature — Goblin Rogue"
    power, toughness = 2, 1
    keywords = ("prowl {1}{B}",)
    abilities = (triggered(whenever(NotBlocked, all_of(Is("Rogue"), YOU_CONTROL)), Pump(2, 1, IT)),)
