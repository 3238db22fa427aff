"""Overgrown Tomb."""

from cardwright.authoring import (
    Card,
    EntersTappedUnlessPaid,
    PayLife,
    StaticAbility,
    paying,
)


class OvergrownTomb(Card):
    name = "Overgrown Tomb"
    types = "Land — Swamp Forest"
    abilities = (StaticAbility(EntersTappedUnlessPaid(paying(PayLife(2)))),)
