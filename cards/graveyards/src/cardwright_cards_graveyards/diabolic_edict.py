"""Diabolic Edict."""

from cardwright.authoring import (
    CREATURE,
    TARGET_PLAYER,
    AnyPlayer,
    Card,
    SacrificeOfTheirChoice,
    spell,
    target,
)


class DiabolicEdict(Card):
    name = "Diabolic Edict"
    cost = "{1}{B}"
    types = "Instant"
    abilities = (spell(SacrificeOfTheirChoice(TARGET_PLAYER, CREATURE), target(AnyPlayer())),)
