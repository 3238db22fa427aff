"""Kiki-Jiki, Mirror Breaker."""

from cardwright.authoring import (
    CREATURE,
    TAP,
    THOSE_CARDS,
    YOU_CONTROL,
    AtNext,
    Card,
    CreateTokenCopies,
    Is,
    Not,
    Sacrifice,
    WithKeywords,
    activated,
    all_of,
    paying,
    target,
)

NONLEGENDARY_OF_YOURS = all_of(CREATURE, Not(Is("Legendary")), YOU_CONTROL)
WITH_HASTE = (WithKeywords(("haste",)),)
FOR_A_TURN = CreateTokenCopies(but=WITH_HASTE, then=AtNext("end", Sacrifice(THOSE_CARDS)))


class KikiJiki(Card):
    name = "Kiki-Jiki, Mirror Breaker"
    cost = "{2}{R}{R}{R}"
    types = "Legendary Creature — Goblin Shaman"
    power, toughness = 2, 2
    keywords = ("haste",)
    abilities = (activated(paying(TAP), FOR_A_TURN, target(NONLEGENDARY_OF_YOURS)),)
