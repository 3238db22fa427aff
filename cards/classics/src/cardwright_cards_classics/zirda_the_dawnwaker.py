"""Zirda, the Dawnwaker."""

from cardwright.authoring import (
    CREATURE,
    PERMANENT_CARD,
    TAP,
    AbilitiesCostLess,
    CantBlockThisTurn,
    Card,
    EachDeckCard,
    HasActivatedAbility,
    StaticAbility,
    activated,
    companion,
    paying,
    target,
)


class Zirda(Card):
    name = "Zirda, the Dawnwaker"
    cost = "{1}{R/W}{R/W}"
    types = "Legendary Creature — Elemental Fox"
    power, toughness = 3, 3
    abilities = (
        companion(EachDeckCard(HasActivatedAbility(), of=PERMANENT_CARD)),
        StaticAbility(
            AbilitiesCostLess("{2}", minimum=1, that_you_activate=True, even_mana_abilities=False)
        ),
        activated(paying("{1}", TAP), CantBlockThisTurn(), target(CREATURE)),
    )
