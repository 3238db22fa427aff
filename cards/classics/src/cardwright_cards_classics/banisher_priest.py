"""Banisher Priest."""

from cardwright.authoring import (
    CREATURE,
    OPPONENTS_CONTROL,
    THIS,
    Card,
    Enters,
    ExileUntilThisLeaves,
    all_of,
    target,
    triggered,
    when,
)


class BanisherPriest(Card):
    name = "Banisher Priest"
    cost = "{1}{W}{W}"
    types = "Creature — Human Cleric"
    power, toughness = 2, 2
    abilities = (
        triggered(
            when(Enters, THIS), ExileUntilThisLeaves(), target(all_of(CREATURE, OPPONENTS_CONTROL))
        ),
    )
