"""Stone Rain."""

from cardwright.authoring import (
    LAND,
    Card,
    Destroy,
    spell,
    target,
)


class StoneRain(Card):
    name = "Stone Rain"
    cost = "{2}{R}"
    types = "Sorcery"
    abilities = (spell(Destroy(), target(LAND)),)
