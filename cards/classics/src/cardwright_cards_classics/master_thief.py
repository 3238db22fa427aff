"""Master Thief."""

from cardwright.authoring import (
    ARTIFACT,
    THIS,
    WHILE_YOU_CONTROL_THIS,
    Card,
    Enters,
    GainControl,
    target,
    triggered,
    when,
)


class MasterThief(Card):
    name = "Master Thief"
    cost = "{2}{U}{U}"
    types = "Creature — Human Rogue"
    power, toughness = 2, 2
    abilities = (
        triggered(when(Enters, THIS), GainControl(WHILE_YOU_CONTROL_THIS), target(ARTIFACT)),
    )
