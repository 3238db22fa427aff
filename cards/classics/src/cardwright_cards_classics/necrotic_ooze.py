"""Necrotic Ooze."""

from cardwright.authoring import (
    CARD,
    CREATURE,
    THIS,
    Card,
    Each,
    HaveActivatedAbilities,
    Layer,
    Part,
    Zone,
    all_of,
    static,
)

CREATURE_CARDS = Each(all_of(CREATURE, CARD), (Zone.GRAVEYARD,))


class NecroticOoze(Card):
    name = "Necrotic Ooze"
    cost = "{2}{B}{B}"
    types = "Creature — Ooze"
    power, toughness = 4, 3
    abilities = (static(Part(Layer.ABILITY, THIS, HaveActivatedAbilities(CREATURE_CARDS))),)
