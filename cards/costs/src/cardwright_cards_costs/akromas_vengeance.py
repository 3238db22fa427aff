"""Akroma's Vengeance."""

from cardwright.authoring import (
    ARTIFACT,
    CREATURE,
    ENCHANTMENT,
    AnyOf,
    Card,
    Destroy,
    Each,
    spell,
)


class AkromasVengeance(Card):
    name = "Akroma's Vengeance"
    cost = "{4}{W}{W}"
    types = "Sorcery"
    keywords = ("cycling {3}",)
    abilities = (spell(Destroy(Each(AnyOf((ARTIFACT, CREATURE, ENCHANTMENT))))),)
