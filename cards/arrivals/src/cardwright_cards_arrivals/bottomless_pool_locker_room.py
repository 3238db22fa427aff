"""Bottomless Pool // Locker Room."""

from cardwright.authoring import (
    CREATURE,
    WHEN_UNLOCKED,
    YOU_CONTROL,
    Card,
    DrawCards,
    ReturnToHand,
    all_of,
    deals_combat_damage,
    room,
    target,
    triggered,
)

HIT = deals_combat_damage(all_of(CREATURE, YOU_CONTROL), one_or_more=True)


class BottomlessPool(Card):
    name = "Bottomless Pool"
    cost = "{U}"
    abilities = (triggered(WHEN_UNLOCKED, ReturnToHand(), target(CREATURE, up_to=True)),)


class LockerRoom(Card):
    name = "Locker Room"
    cost = "{4}{U}"
    abilities = (triggered(HIT, DrawCards(1)),)


class BottomlessPoolLockerRoom(Card):
    name = "Bottomless Pool // Locker Room"
    types = "Enchantment — Room"
    faces = room(BottomlessPool, LockerRoom)
