"""Corpse Traders."""

from cardwright.authoring import (
    CREATURE,
    AnOpponent,
    Card,
    ChooseFromHand,
    DiscardThese,
    SacrificePermanent,
    activated,
    paying,
    target,
)


class CorpseTraders(Card):
    name = "Corpse Traders"
    cost = "{3}{B}"
    types = "Creature — Human Rogue"
    power, toughness = 3, 3
    abilities = (
        activated(
            paying("{2}{B}", SacrificePermanent(CREATURE)),
            ChooseFromHand(DiscardThese()),
            target(AnOpponent()),
            as_a_sorcery=True,
        ),
    )
