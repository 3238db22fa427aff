"""Frost Titan."""

from cardwright.authoring import (
    PERMANENT,
    THIS,
    Attacks,
    BecomesTarget,
    ByAnOpponent,
    Card,
    CounterUnlessPaid,
    DoesntUntapNext,
    Enters,
    Tap,
    do,
    paying,
    target,
    triggered,
    whenever,
)

TWO = paying("{2}")
STAYS_TAPPED = do(Tap(), DoesntUntapNext())


class FrostTitan(Card):
    name = "Frost Titan"
    cost = "{4}{U}{U}"
    types = "Creature — Giant"
    power, toughness = 6, 6
    abilities = (
        triggered(whenever(BecomesTarget, THIS, where=ByAnOpponent()), CounterUnlessPaid(TWO)),
        triggered(
            (whenever(Enters, THIS), whenever(Attacks, THIS)), STAYS_TAPPED, target(PERMANENT)
        ),
    )
