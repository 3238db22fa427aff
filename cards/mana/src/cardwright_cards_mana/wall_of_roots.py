"""Wall of Roots."""

from cardwright.authoring import (
    AddMana,
    Card,
    PutCountersOnThis,
    activated,
    paying,
)


class WallOfRoots(Card):
    name = "Wall of Roots"
    cost = "{1}{G}"
    types = "Creature — Plant Wall"
    power, toughness = 0, 5
    keywords = ("defender",)
    abilities = (activated(paying(PutCountersOnThis("-0/-1")), AddMana(("G",)), each_turn=1),)
