"""Trostani, Selesnya's Voice."""

from cardwright.authoring import (
    CREATURE,
    IT,
    TAP,
    YOU_CONTROL,
    Card,
    Enters,
    GainLife,
    Populate,
    ToughnessOf,
    activated,
    all_of,
    another,
    paying,
    triggered,
    whenever,
)


class Trostani(Card):
    name = "Trostani, Selesnya's Voice"
    cost = "{G}{G}{W}{W}"
    types = "Legendary Creature — Dryad"
    power, toughness = 2, 5
    abilities = (
        triggered(
            whenever(Enters, another(all_of(CREATURE, YOU_CONTROL))), GainLife(ToughnessOf(IT))
        ),
        activated(paying("{1}{G}{W}", TAP), Populate()),
    )
