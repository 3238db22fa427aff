"""Jaya Ballard."""

from cardwright.authoring import (
    INSTANT,
    SORCERY,
    THOSE_CARDS,
    AddMana,
    AnyOf,
    Card,
    DiscardCards,
    DrawCards,
    ForSpells,
    GetEmblem,
    MayCastFromGraveyardOnce,
    SizeOf,
    StaticAbility,
    loyalty_ability,
)

SPELLS = AnyOf((INSTANT, SORCERY))


class JayaBallard(Card):
    name = "Jaya Ballard"
    cost = "{2}{R}{R}{R}"
    types = "Legendary Planeswalker — Jaya"
    loyalty = 5
    abilities = (
        loyalty_ability(1, AddMana(("R",), 3, restriction=ForSpells(SPELLS))),
        loyalty_ability(1, DiscardCards(3, up_to=True, then=DrawCards(SizeOf(THOSE_CARDS)))),
        loyalty_ability(-8, GetEmblem(StaticAbility(MayCastFromGraveyardOnce(SPELLS)))),
    )
