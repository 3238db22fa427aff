"""Into the Void."""

from cardwright.authoring import (
    CREATURE,
    Card,
    ReturnToHand,
    spell,
    target,
)


class IntoTheVoid(Card):
    name = "Into the Void"
    cost = "{3}{U}"
    types = "Sorcery"
    abilities = (spell(ReturnToHand(), target(CREATURE, up_to=True, count=2)),)
