"""Meddling Mage."""

from cardwright.authoring import (
    WITH_CHOSEN_NAME,
    CantBeCast,
    Card,
    CardName,
    StaticAbility,
    as_it_enters_choose,
)


class MeddlingMage(Card):
    name = "Meddling Mage"
    cost = "{W}{U}"
    types = "Creature — Human Wizard"
    power, toughness = 2, 2
    abilities = (
        as_it_enters_choose(CardName(other_than="Land")),
        StaticAbility(CantBeCast(WITH_CHOSEN_NAME)),
    )
