"""Bone Splinters."""

from cardwright.authoring import (
    CREATURE,
    Card,
    Destroy,
    SacrificePermanent,
    additional_cost,
    spell,
    target,
)


class BoneSplinters(Card):
    name = "Bone Splinters"
    cost = "{B}"
    types = "Sorcery"
    abilities = (additional_cost(SacrificePermanent(CREATURE)), spell(Destroy(), target(CREATURE)))
