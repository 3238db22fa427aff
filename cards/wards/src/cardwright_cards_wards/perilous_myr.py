"""Perilous Myr."""

from cardwright.authoring import (
    ANY_TARGET,
    THIS,
    Card,
    DealDamage,
    Dies,
    target,
    triggered,
    when,
)


class PerilousMyr(Card):
    name = "Perilous Myr"
    cost = "{2}"
    types = "Artifact Creature — Phyrexian Myr"
    power, toughness = 1, 1
    abilities = (triggered(when(Dies, THIS), DealDamage(2), target(ANY_TARGET)),)
