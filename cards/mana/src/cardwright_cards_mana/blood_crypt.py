"""Blood Crypt."""

from cardwright.authoring import (
    Card,
    EntersTappedUnlessPaid,
    PayLife,
    StaticAbility,
    paying,
)


class BloodCrypt(Card):
    name = "Blood Crypt"
    types = "Land — Swamp Mountain"
    abilities = (StaticAbility(EntersTappedUnlessPaid(paying(PayLife(2)))),)
