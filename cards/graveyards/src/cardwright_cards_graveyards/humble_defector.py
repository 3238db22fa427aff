"""Humble Defector."""

from cardwright.authoring import (
    IT_IS_YOUR_TURN,
    TAP,
    AnOpponent,
    Card,
    DrawCards,
    GiveControl,
    activated,
    do,
    paying,
    target,
)


class HumbleDefector(Card):
    name = "Humble Defector"
    cost = "{1}{R}"
    types = "Creature — Human Rogue"
    power, toughness = 2, 1
    abilities = (
        activated(
            paying(TAP),
            do(DrawCards(2), GiveControl()),
            target(AnOpponent()),
            only_if=IT_IS_YOUR_TURN,
        ),
    )
