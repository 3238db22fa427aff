"""Helm of Awakening."""

from cardwright.authoring import (
    Card,
    SpellsCostLess,
    StaticAbility,
)


class HelmOfAwakening(Card):
    name = "Helm of Awakening"
    cost = "{2}"
    types = "Artifact"
    abilities = (StaticAbility(SpellsCostLess("{1}", yours=False)),)
