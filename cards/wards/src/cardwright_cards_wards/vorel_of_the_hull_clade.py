"""Vorel of the Hull Clade."""

from cardwright.authoring import (
    ARTIFACT,
    CREATURE,
    LAND,
    TAP,
    AnyOf,
    Card,
    DoubleCounters,
    activated,
    paying,
    target,
)


class VorelOfTheHullClade(Card):
    name = "Vorel of the Hull Clade"
    cost = "{1}{G}{U}"
    types = "Legendary Creature — Human Merfolk"
    power, toughness = 1, 4
    abilities = (
        activated(
            paying("{G}{U}", TAP), DoubleCounters(), target(AnyOf((ARTIFACT, CREATURE, LAND)))
        ),
    )
