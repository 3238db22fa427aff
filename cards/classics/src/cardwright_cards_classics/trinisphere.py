"""Trinisphere."""

from cardwright.authoring import Card, SpellsCostAtLeast, StaticAbility, ThisIsUntapped


class Trinisphere(Card):
    name = "Trinisphere"
    cost = "{3}"
    types = "Artifact"
    abilities = (StaticAbility(SpellsCostAtLeast(3, only_if=ThisIsUntapped())),)
