"""Zulaport Cutthroat."""

from cardwright.authoring import (
    CREATURE,
    EACH_OPPONENT,
    YOU_CONTROL,
    Card,
    Dies,
    GainLife,
    LoseLife,
    all_of,
    do,
    this_or_another,
    triggered,
    whenever,
)


class ZulaportCutthroat(Card):
    name = "Zulaport Cutthroat"
    cost = "{1}{B}"
    types = "Creature — Human Rogue Ally"
    power, toughness = 1, 1
    abilities = (
        triggered(
            whenever(Dies, this_or_another(all_of(CREATURE, YOU_CONTROL))),
            do(LoseLife(1, EACH_OPPONENT), GainLife(1)),
        ),
    )
