"""Barrin, Master Wizard."""

from cardwright.authoring import (
    CREATURE,
    Card,
    ReturnToHand,
    SacrificePermanent,
    activated,
    paying,
    target,
)


class Barrin(Card):
    name = "Barrin, Master Wizard"
    cost = "{1}{U}{U}"
    types = "Legendary Creature — Human Wizard"
    power, toughness = 1, 1
    abilities = (activated(paying("{2}", SacrificePermanent()), ReturnToHand(), target(CREATURE)),)
