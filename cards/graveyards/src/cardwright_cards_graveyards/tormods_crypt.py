"""Tormod's Crypt."""

from cardwright.authoring import (
    TAP,
    TARGET_PLAYER,
    AnyPlayer,
    Card,
    Exile,
    InZoneOf,
    SacrificeThis,
    activated,
    paying,
    target,
)


class TormodsCrypt(Card):
    name = "Tormod's Crypt"
    cost = "{0}"
    types = "Artifact"
    abilities = (
        activated(
            paying(TAP, SacrificeThis()), Exile(InZoneOf(TARGET_PLAYER)), target(AnyPlayer())
        ),
    )
