"""Tibalt, the Fiend-Blooded."""

from cardwright.authoring import (
    CREATURE,
    TARGET_PLAYER,
    AnyPlayer,
    Card,
    DealDamage,
    DiscardCards,
    DrawCards,
    Duration,
    Each,
    GainControl,
    NumberOf,
    OwnedBy,
    Untap,
    Until,
    Zone,
    do,
    has,
    loyalty_ability,
    target,
)

ALL_CREATURES = Each(CREATURE)
THEIR_HAND = NumberOf(OwnedBy(TARGET_PLAYER), (Zone.HAND,))


class Tibalt(Card):
    name = "Tibalt, the Fiend-Blooded"
    cost = "{R}{R}"
    types = "Legendary Planeswalker — Tibalt"
    loyalty = 2
    abilities = (
        loyalty_ability(1, do(DrawCards(1), DiscardCards(1, at_random=True))),
        loyalty_ability(-4, DealDamage(THEIR_HAND, TARGET_PLAYER), target(AnyPlayer())),
        loyalty_ability(
            -6,
            do(
                GainControl(Duration.END_OF_TURN, ALL_CREATURES),
                Untap(ALL_CREATURES),
                Until(Duration.END_OF_TURN, (has("haste"),), ALL_CREATURES),
            ),
        ),
    )
