"""Linvala, Keeper of Silence."""

from cardwright.authoring import (
    CREATURE,
    OPPONENTS_CONTROL,
    PERMANENT,
    CantBeActivated,
    Card,
    StaticAbility,
    all_of,
)

OPPONENTS_CREATURES = all_of(PERMANENT, CREATURE, OPPONENTS_CONTROL)


class Linvala(Card):
    name = "Linvala, Keeper of Silence"
    cost = "{2}{W}{W}"
    types = "Legendary Creature — Angel"
    power, toughness = 3, 4
    keywords = ("flying",)
    abilities = (StaticAbility(CantBeActivated(OPPONENTS_CREATURES, even_mana_abilities=True)),)
