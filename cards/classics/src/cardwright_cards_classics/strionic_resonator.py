"""Strionic Resonator."""

from cardwright.authoring import (
    TAP,
    TRIGGERED_ABILITY,
    Card,
    CopyIt,
    activated,
    paying,
    target_spell,
)


class StrionicResonator(Card):
    name = "Strionic Resonator"
    cost = "{2}"
    types = "Artifact"
    abilities = (
        activated(paying("{2}", TAP), CopyIt(), target_spell(TRIGGERED_ABILITY, yours=True)),
    )
