"""Elder of Laurels."""

from cardwright.authoring import (
    CREATURE,
    YOU_CONTROL,
    Card,
    NumberOf,
    Pump,
    activated,
    all_of,
    target,
)

CREATURES = NumberOf(all_of(CREATURE, YOU_CONTROL))


class ElderOfLaurels(Card):
    name = "Elder of Laurels"
    cost = "{2}{G}"
    types = "Creature — Human Advisor"
    power, toughness = 2, 3
    abilities = (activated("{3}{G}", Pump(CREATURES, CREATURES), target(CREATURE)),)
