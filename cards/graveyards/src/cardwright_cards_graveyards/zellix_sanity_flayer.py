"""Zellix, Sanity Flayer."""

from cardwright.authoring import (
    CREATURE,
    TAP,
    TARGET_PLAYER,
    AnyPlayer,
    Card,
    CreateTokens,
    Mill,
    activated,
    mills_some,
    paying,
    target,
    token,
    triggered,
)

HORROR = token("Creature — Horror", 1, 1, colors="B")


class Zellix(Card):
    name = "Zellix, Sanity Flayer"
    cost = "{2}{U}"
    types = "Legendary Creature — Horror"
    power, toughness = 2, 3
    keywords = ("choose a background",)
    abilities = (
        triggered(mills_some(CREATURE), CreateTokens(HORROR)),
        activated(paying("{1}", TAP), Mill(3, TARGET_PLAYER), target(AnyPlayer())),
    )
