"""Malakir Blood-Priest."""

from cardwright.authoring import (
    EACH_OPPONENT,
    PARTY,
    THIS,
    Card,
    Enters,
    GainLife,
    LoseLife,
    do,
    triggered,
    when,
)


class MalakirBloodPriest(Card):
    name = "Malakir Blood-Priest"
    cost = "{1}{B}"
    types = "Creature — Vampire Cleric"
    power, toughness = 2, 1
    abilities = (
        triggered(when(Enters, THIS), do(LoseLife(PARTY, EACH_OPPONENT), GainLife(PARTY))),
    )
