"""Huatli, Radiant Champion."""

from cardwright.authoring import (
    CREATURE,
    ITSELF,
    YOU_CONTROL,
    Card,
    DrawCards,
    Enters,
    GetEmblem,
    May,
    NumberOf,
    Pump,
    PutCounters,
    all_of,
    loyalty_ability,
    target,
    triggered,
    whenever,
)

YOUR_CREATURES = all_of(CREATURE, YOU_CONTROL)


class HuatliRadiantChampion(Card):
    name = "Huatli, Radiant Champion"
    cost = "{2}{G}{W}"
    types = "Legendary Planeswalker — Huatli"
    loyalty = 3
    abilities = (
        loyalty_ability(1, PutCounters("loyalty", NumberOf(YOUR_CREATURES), ITSELF)),
        loyalty_ability(
            -1, Pump(NumberOf(YOUR_CREATURES), NumberOf(YOUR_CREATURES)), target(CREATURE)
        ),
        loyalty_ability(
            -8, GetEmblem(triggered(whenever(Enters, YOUR_CREATURES), May(DrawCards(1))))
        ),
    )
