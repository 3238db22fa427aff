"""Ashiok's Erasure."""

from cardwright.authoring import (
    EACH_OPPONENT,
    THIS,
    CantBeCast,
    Card,
    Enters,
    Exile,
    Leaves,
    Linked,
    ReturnToHand,
    SharesNameWith,
    StaticAbility,
    target_spell,
    triggered,
    when,
)

SAME_NAME = SharesNameWith(Linked("exiled"))


class AshioksErasure(Card):
    name = "Ashiok's Erasure"
    cost = "{2}{U}{U}"
    types = "Enchantment"
    keywords = ("flash",)
    abilities = (
        triggered(when(Enters, THIS), Exile(link="exiled"), target_spell()),
        StaticAbility(CantBeCast(SAME_NAME, EACH_OPPONENT)),
        triggered(when(Leaves, THIS), ReturnToHand(Linked("exiled"))),
    )
