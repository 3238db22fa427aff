"""Teferi, Time Raveler."""

from cardwright.authoring import (
    ARTIFACT,
    CREATURE,
    EACH_OPPONENT,
    ENCHANTMENT,
    AnyOf,
    Card,
    CastAsThoughFlash,
    CastOnlyAsSorceries,
    DrawCards,
    Duration,
    Is,
    Lasts,
    ReturnToHand,
    StaticAbility,
    do,
    loyalty_ability,
    target,
)


class TeferiTimeRaveler(Card):
    name = "Teferi, Time Raveler"
    cost = "{1}{W}{U}"
    types = "Legendary Planeswalker — Teferi"
    loyalty = 4
    abilities = (
        StaticAbility(CastOnlyAsSorceries(EACH_OPPONENT)),
        loyalty_ability(1, Lasts(CastAsThoughFlash(Is("Sorcery")), Duration.YOUR_NEXT_TURN)),
        loyalty_ability(
            -3,
            do(ReturnToHand(), DrawCards(1)),
            target(AnyOf((ARTIFACT, CREATURE, ENCHANTMENT)), up_to=True),
        ),
    )
