"""Wasteland Strangler."""

from cardwright.authoring import (
    CARD,
    CHOSEN,
    CREATURE,
    OPPONENTS_OWN,
    THIS,
    Card,
    Choosing,
    Enters,
    May,
    Pump,
    PutIntoGraveyard,
    Zone,
    all_of,
    do,
    target,
    triggered,
    when,
)

PROCESSED = do(PutIntoGraveyard(CHOSEN), Pump(-3, -3))


class WastelandStrangler(Card):
    name = "Wasteland Strangler"
    cost = "{2}{B}"
    types = "Creature — Eldrazi Processor"
    power, toughness = 3, 2
    keywords = ("devoid",)
    abilities = (
        triggered(
            when(Enters, THIS),
            May(Choosing(all_of(CARD, OPPONENTS_OWN), PROCESSED, (Zone.EXILE,))),
            target(CREATURE),
        ),
    )
