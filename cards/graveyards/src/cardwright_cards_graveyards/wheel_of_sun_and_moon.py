"""Wheel of Sun and Moon."""

from cardwright.authoring import (
    CARD,
    ENCHANTED_PLAYER,
    Card,
    GoesInstead,
    OwnedBy,
    StaticAbility,
    Zone,
    all_of,
)

CARDS_OF_ENCHANTED_PLAYER = all_of(CARD, OwnedBy(ENCHANTED_PLAYER))


class WheelOfSunAndMoon(Card):
    name = "Wheel of Sun and Moon"
    cost = "{G/W}{G/W}"
    types = "Enchantment — Aura"
    keywords = ("enchant player",)
    abilities = (StaticAbility(GoesInstead(Zone.LIBRARY, CARDS_OF_ENCHANTED_PLAYER, position=-1)),)
