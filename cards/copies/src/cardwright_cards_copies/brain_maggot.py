"""Brain Maggot."""

from cardwright.authoring import (
    LAND,
    THIS,
    THOSE_CARDS,
    AnOpponent,
    Card,
    ChooseFromHand,
    Enters,
    ExileUntilThisLeaves,
    Not,
    target,
    triggered,
    when,
)


class BrainMaggot(Card):
    name = "Brain Maggot"
    cost = "{1}{B}"
    types = "Enchantment Creature — Insect"
    power, toughness = 1, 1
    abilities = (
        triggered(
            when(Enters, THIS),
            ChooseFromHand(ExileUntilThisLeaves(THOSE_CARDS), Not(LAND)),
            target(AnOpponent()),
        ),
    )
