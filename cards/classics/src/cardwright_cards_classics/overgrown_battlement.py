"""Overgrown Battlement."""

from cardwright.authoring import (
    CREATURE,
    TAP,
    YOU_CONTROL,
    AddMana,
    Card,
    HasKeyword,
    NumberOf,
    activated,
    all_of,
    paying,
)


class OvergrownBattlement(Card):
    name = "Overgrown Battlement"
    cost = "{1}{G}"
    types = "Creature — Wall"
    power, toughness = 0, 4
    keywords = ("defender",)
    abilities = (
        activated(
            paying(TAP),
            AddMana(("G",), NumberOf(all_of(CREATURE, YOU_CONTROL, HasKeyword("defender")))),
        ),
    )
