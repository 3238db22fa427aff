"""Odric, Lunarch Marshal."""

from cardwright.authoring import (
    CREATURE,
    YOU_CONTROL,
    Card,
    ShareKeywords,
    all_of,
    at_the_beginning_of,
    triggered,
)

SHARED = (
    "first strike",
    "flying",
    "deathtouch",
    "double strike",
    "haste",
    "hexproof",
    "indestructible",
    "lifelink",
    "menace",
    "reach",
    "skulk",
    "trample",
    "vigilance",
)
YOUR_CREATURES = all_of(CREATURE, YOU_CONTROL)


class Odric(Card):
    name = "Odric, Lunarch Marshal"
    cost = "{3}{W}"
    types = "Legendary Creature — Human Soldier"
    power, toughness = 3, 3
    abilities = (
        triggered(
            at_the_beginning_of("beginning of combat"), ShareKeywords(SHARED, YOUR_CREATURES)
        ),
    )
