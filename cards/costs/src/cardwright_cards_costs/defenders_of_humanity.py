"""Defenders of Humanity."""

from cardwright.authoring import (
    CREATURE,
    IT_IS_YOUR_TURN,
    THIS,
    YOU_CONTROL,
    AllTrue,
    AtMost,
    Card,
    CreateTokens,
    Enters,
    ExileThis,
    NumberOf,
    X,
    activated,
    all_of,
    paying,
    token,
    triggered,
    when,
)

ASTARTES = token("Creature — Astartes Warrior", 2, 2, colors="W", abilities=())
MADE = CreateTokens(ASTARTES, X, keywords=("vigilance",))
NO_CREATURES = AtMost(NumberOf(all_of(CREATURE, YOU_CONTROL)))


class DefendersOfHumanity(Card):
    name = "Defenders of Humanity"
    cost = "{X}{2}{W}"
    types = "Enchantment"
    abilities = (
        triggered(when(Enters, THIS), MADE),
        activated(
            paying("{X}{2}{W}", ExileThis()), MADE, only_if=AllTrue((NO_CREATURES, IT_IS_YOUR_TURN))
        ),
    )
