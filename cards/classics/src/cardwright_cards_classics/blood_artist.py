"""Blood Artist."""

from cardwright.authoring import (
    CREATURE,
    TARGET_PLAYER,
    AnyPlayer,
    Card,
    Dies,
    GainLife,
    LoseLife,
    do,
    target,
    this_or_another,
    triggered,
    whenever,
)


class BloodArtist(Card):
    name = "Blood Artist"
    cost = "{1}{B}"
    types = "Creature — Vampire"
    power, toughness = 0, 1
    abilities = (
        triggered(
            whenever(Dies, this_or_another(CREATURE)),
            do(LoseLife(1, TARGET_PLAYER), GainLife(1)),
            target(AnyPlayer()),
        ),
    )
