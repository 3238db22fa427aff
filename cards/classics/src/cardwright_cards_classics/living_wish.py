"""Living Wish."""

from cardwright.authoring import (
    CREATURE,
    ITSELF,
    LAND,
    AnyOf,
    BringFromOutside,
    Card,
    Exile,
    do,
    spell,
)


class LivingWish(Card):
    name = "Living Wish"
    cost = "{1}{G}"
    types = "Sorcery"
    abilities = (spell(do(BringFromOutside(AnyOf((CREATURE, LAND))), Exile(ITSELF))),)
