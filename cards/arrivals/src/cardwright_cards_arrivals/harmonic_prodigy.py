"""Harmonic Prodigy."""

from cardwright.authoring import (
    AnyOf,
    Card,
    Is,
    StaticAbility,
    TriggersAdditionally,
    another,
)

SHAMAN_OR_OTHER_WIZARD = AnyOf((Is("Shaman"), another(Is("Wizard"))))


class HarmonicProdigy(Card):
    name = "Harmonic Prodigy"
    cost = "{1}{R}"
    types = "Creature — Human Wizard"
    power, toughness = 1, 3
    keywords = ("prowess",)
    abilities = (StaticAbility(TriggersAdditionally(SHAMAN_OR_OTHER_WIZARD)),)
