"""Havenwood Battleground."""

from cardwright.authoring import (
    TAP,
    AddMana,
    Card,
    SacrificeThis,
    activated,
    enters_tapped,
    paying,
)


class HavenwoodBattleground(Card):
    name = "Havenwood Battleground"
    types = "Land"
    abilities = (
        enters_tapped(),
        activated(paying(TAP), AddMana(("G",))),
        activated(paying(TAP, SacrificeThis()), AddMana(("G",), 2)),
    )
