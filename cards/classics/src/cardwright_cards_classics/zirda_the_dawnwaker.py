"""Zirda, the Dawnwaker."""

from cardwright.authoring import (
    CREATURE,
    TAP,
    AbilitiesCostLess,
    CantBlockThisTurn,
    Card,
    StaticAbility,
    activated,
    paying,
    target,
)


class Zirda(Card):
    name = "Zirda, the Dawnwaker"
    cost = "{1}{R/W}{R/W}"
    types = "Legendary Creature — Elemental Fox"
    power, toughness = 3, 3
    abilities = (
        StaticAbility(
            AbilitiesCostLess("{2}", minimum=1, that_you_activate=True, even_mana_abilities=False)
        ),
        activated(paying("{1}", TAP), CantBlockThisTurn(), target(CREATURE)),
    )
    caveat = "can't be a companion"
