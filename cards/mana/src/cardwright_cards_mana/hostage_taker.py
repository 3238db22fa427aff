"""Hostage Taker."""

from cardwright.authoring import (
    ARTIFACT,
    CREATURE,
    THIS,
    AnyOf,
    Card,
    Enters,
    ExileUntilThisLeaves,
    LetPlay,
    another,
    target,
    triggered,
    when,
)


class HostageTaker(Card):
    name = "Hostage Taker"
    cost = "{2}{U}{B}"
    types = "Creature — Human Pirate"
    power, toughness = 2, 3
    abilities = (
        triggered(
            when(Enters, THIS),
            ExileUntilThisLeaves(then=LetPlay(any_type=True)),
            target(another(AnyOf((ARTIFACT, CREATURE)))),
        ),
    )
