"""Fluctuator."""

from cardwright.authoring import (
    AbilitiesCostLess,
    Card,
    StaticAbility,
)


class Fluctuator(Card):
    name = "Fluctuator"
    cost = "{2}"
    types = "Artifact"
    abilities = (
        StaticAbility(AbilitiesCostLess("{2}", keyword="cycling", that_you_activate=True)),
    )
