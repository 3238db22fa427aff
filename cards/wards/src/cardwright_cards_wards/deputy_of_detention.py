"""Deputy of Detention."""

from cardwright.authoring import (
    LAND,
    OPPONENTS_CONTROL,
    PERMANENT,
    TARGET,
    THIS,
    Card,
    ControlledByPlayer,
    ControllerOf,
    Each,
    Enters,
    ExileUntilThisLeaves,
    Not,
    SharesNameWith,
    Together,
    all_of,
    target,
    triggered,
    when,
)

THEIR_NONLAND = all_of(PERMANENT, Not(LAND), OPPONENTS_CONTROL)
ITS_OWN = all_of(
    PERMANENT, Not(LAND), ControlledByPlayer(ControllerOf(TARGET)), SharesNameWith(TARGET)
)
ALL_OF_ITS_NAME = Together((TARGET, Each(ITS_OWN)))


class DeputyOfDetention(Card):
    name = "Deputy of Detention"
    cost = "{1}{W}{U}"
    types = "Creature — Vedalken Wizard"
    power, toughness = 1, 3
    abilities = (
        triggered(when(Enters, THIS), ExileUntilThisLeaves(ALL_OF_ITS_NAME), target(THEIR_NONLAND)),
    )
