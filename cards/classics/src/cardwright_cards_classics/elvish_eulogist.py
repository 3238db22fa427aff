"""Elvish Eulogist."""

from cardwright.authoring import (
    CARD,
    YOU_OWN,
    Card,
    GainLife,
    Is,
    NumberOf,
    SacrificeThis,
    Zone,
    activated,
    all_of,
    paying,
)

YOUR_ELF_CARDS = NumberOf(all_of(Is("Elf"), CARD, YOU_OWN), (Zone.GRAVEYARD,))


class ElvishEulogist(Card):
    name = "Elvish Eulogist"
    cost = "{G}"
    types = "Creature — Elf Shaman"
    power, toughness = 1, 1
    abilities = (activated(paying(SacrificeThis()), GainLife(YOUR_ELF_CARDS)),)
