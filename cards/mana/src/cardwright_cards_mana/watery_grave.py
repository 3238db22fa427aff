"""Watery Grave."""

from cardwright.authoring import (
    Card,
    EntersTappedUnlessPaid,
    PayLife,
    StaticAbility,
    paying,
)


class WateryGrave(Card):
    name = "Watery Grave"
    types = "Land — Island Swamp"
    abilities = (StaticAbility(EntersTappedUnlessPaid(paying(PayLife(2)))),)
