"""Man-o'-War."""

from cardwright.authoring import (
    CREATURE,
    THIS,
    Card,
    Enters,
    ReturnToHand,
    target,
    triggered,
    when,
)


class ManOWar(Card):
    name = "Man-o'-War"
    cost = "{2}{U}"
    types = "Creature — Jellyfish"
    power, toughness = 2, 2
    abilities = (triggered(when(Enters, THIS), ReturnToHand(), target(CREATURE)),)
