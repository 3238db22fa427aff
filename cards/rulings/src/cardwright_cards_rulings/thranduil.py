"""Thranduil, the Elvenking."""

from cardwright.authoring import (
    CARD,
    THIS,
    YOU_CONTROL,
    YOU_OWN,
    Card,
    DiscardCards,
    DrawCards,
    Each,
    Enters,
    HaveActivatedAbilities,
    Is,
    Layer,
    Part,
    Zone,
    all_of,
    another,
    do,
    static,
    triggered,
    whenever,
)

YOUR_ELF_CARDS = Each(all_of(Is("Elf"), CARD, YOU_OWN), (Zone.GRAVEYARD,))
LEGENDARY_ELF = all_of(Is("Legendary"), Is("Elf"), YOU_CONTROL)


class Thranduil(Card):
    name = "Thranduil, the Elvenking"
    cost = "{2}{B}{G}{U}"
    types = "Legendary Creature — Elf Noble"
    power, toughness = 5, 6
    abilities = (
        static(Part(Layer.ABILITY, THIS, HaveActivatedAbilities(YOUR_ELF_CARDS))),
        triggered(whenever(Enters, another(LEGENDARY_ELF)), do(DrawCards(2), DiscardCards(1))),
    )
