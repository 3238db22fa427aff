"""Phyrexian Revoker."""

from cardwright.authoring import (
    WITH_CHOSEN_NAME,
    CantBeActivated,
    Card,
    CardName,
    StaticAbility,
    as_it_enters_choose,
)


class PhyrexianRevoker(Card):
    name = "Phyrexian Revoker"
    cost = "{2}"
    types = "Artifact Creature — Phyrexian Horror"
    power, toughness = 2, 1
    abilities = (
        as_it_enters_choose(CardName(other_than="Land")),
        StaticAbility(CantBeActivated(WITH_CHOSEN_NAME, even_mana_abilities=True)),
    )
