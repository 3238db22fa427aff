"""Angel's Feather."""

from cardwright.authoring import (
    Card,
    Color,
    GainLife,
    HasColor,
    May,
    SpellCast,
    triggered,
    whenever,
)


class AngelsFeather(Card):
    name = "Angel's Feather"
    cost = "{2}"
    types = "Artifact"
    abilities = (triggered(whenever(SpellCast, HasColor(Color.WHITE)), May(GainLife(1))),)
