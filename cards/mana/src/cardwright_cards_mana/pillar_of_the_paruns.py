"""Pillar of the Paruns."""

from cardwright.authoring import (
    ANY_COLOR,
    TAP,
    AddMana,
    Card,
    ColorCount,
    ForSpells,
    activated,
    paying,
)


class PillarOfTheParuns(Card):
    name = "Pillar of the Paruns"
    types = "Land"
    abilities = (activated(paying(TAP), AddMana(ANY_COLOR, restriction=ForSpells(ColorCount(2)))),)
