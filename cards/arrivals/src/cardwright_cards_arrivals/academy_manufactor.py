"""Academy Manufactor."""

from cardwright.authoring import (
    CLUE,
    FOOD,
    TREASURE,
    Card,
    OneOfEachInstead,
    StaticAbility,
)


class AcademyManufactor(Card):
    name = "Academy Manufactor"
    cost = "{3}"
    types = "Artifact Creature — Assembly-Worker"
    power, toughness = 1, 3
    abilities = (StaticAbility(OneOfEachInstead((CLUE, FOOD, TREASURE))),)
