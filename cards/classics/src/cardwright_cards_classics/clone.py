"""Clone."""

from cardwright.authoring import CREATURE, Card, EntersAsCopy, StaticAbility


class Clone(Card):
    name = "Clone"
    cost = "{3}{U}"
    types = "Creature — Shapeshifter"
    power, toughness = 0, 0
    abilities = (StaticAbility(EntersAsCopy(CREATURE)),)
