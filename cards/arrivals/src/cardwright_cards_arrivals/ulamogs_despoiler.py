"""Ulamog's Despoiler."""

from cardwright.authoring import (
    Card,
    EntersWithCountersIfPaid,
    ProcessCards,
    StaticAbility,
    paying,
)

TWO_OF_THEIRS = ProcessCards(count=2)


class UlamogsDespoiler(Card):
    name = "Ulamog's Despoiler"
    cost = "{6}"
    types = "Creature — Eldrazi Processor"
    power, toughness = 5, 5
    abilities = (StaticAbility(EntersWithCountersIfPaid(paying(TWO_OF_THEIRS), "+1/+1", 4)),)
