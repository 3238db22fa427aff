"""Sol Ring."""

from cardwright.authoring import (
    TAP,
    AddMana,
    Card,
    activated,
    paying,
)


class SolRing(Card):
    name = "Sol Ring"
    cost = "{1}"
    types = "Artifact"
    abilities = (activated(paying(TAP), AddMana(("C",), 2)),)
