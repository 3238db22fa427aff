"""Humility."""

from cardwright.authoring import CREATURE, Card, Layer, LoseAbilities, Part, SetPT, static


class Humility(Card):
    name = "Humility"
    cost = "{2}{W}{W}"
    types = "Enchantment"
    abilities = (
        static(
            Part(Layer.ABILITY, CREATURE, LoseAbilities()),
            Part(Layer.SET_PT, CREATURE, SetPT(1, 1)),
        ),
    )
