"""Nourishing Shoal."""

from cardwright.authoring import (
    AlternativeCost,
    Card,
    Color,
    ExileFromHand,
    GainLife,
    HasColor,
    StaticAbility,
    X,
    paying,
    spell,
)

GREEN_OF_VALUE_X = ExileFromHand(HasColor(Color.GREEN), of_value_x=True)


class NourishingShoal(Card):
    name = "Nourishing Shoal"
    cost = "{X}{G}{G}"
    types = "Instant — Arcane"
    abilities = (
        StaticAbility(AlternativeCost("exile a green card", paying(GREEN_OF_VALUE_X))),
        spell(GainLife(X)),
    )
