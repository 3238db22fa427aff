"""Jace Beleren."""

from cardwright.authoring import (
    EACH_PLAYER,
    TARGET_PLAYER,
    AnyPlayer,
    Card,
    DrawCards,
    Mill,
    loyalty_ability,
    target,
)


class JaceBeleren(Card):
    name = "Jace Beleren"
    cost = "{1}{U}{U}"
    types = "Legendary Planeswalker — Jace"
    loyalty = 3
    abilities = (
        loyalty_ability(2, DrawCards(1, EACH_PLAYER)),
        loyalty_ability(-1, DrawCards(1, TARGET_PLAYER), target(AnyPlayer())),
        loyalty_ability(-10, Mill(20, TARGET_PLAYER), target(AnyPlayer())),
    )
