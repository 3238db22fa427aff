"""Damping Sphere."""

from cardwright.authoring import (
    LAND,
    Card,
    ProducesInstead,
    SpellsCostMoreForEachOther,
    StaticAbility,
)


class DampingSphere(Card):
    name = "Damping Sphere"
    cost = "{2}"
    types = "Artifact"
    abilities = (
        StaticAbility(ProducesInstead(LAND, type="C", at_least=2)),
        StaticAbility(SpellsCostMoreForEachOther()),
    )
