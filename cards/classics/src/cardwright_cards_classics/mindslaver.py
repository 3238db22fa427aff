"""Mindslaver."""

from cardwright.authoring import (
    TAP,
    AnyPlayer,
    Card,
    ControlPlayerNextTurn,
    SacrificeThis,
    activated,
    paying,
    target,
)


class Mindslaver(Card):
    name = "Mindslaver"
    cost = "{6}"
    types = "Legendary Artifact"
    abilities = (
        activated(
            paying("{4}", TAP, SacrificeThis()), ControlPlayerNextTurn(), target(AnyPlayer())
        ),
    )
