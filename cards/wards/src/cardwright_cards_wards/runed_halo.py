"""Runed Halo."""

from cardwright.authoring import (
    WITH_CHOSEN_NAME,
    Card,
    CardName,
    StaticAbility,
    YouHaveProtection,
    as_it_enters_choose,
)


class RunedHalo(Card):
    name = "Runed Halo"
    cost = "{W}{W}"
    types = "Enchantment"
    abilities = (
        as_it_enters_choose(CardName()),
        StaticAbility(YouHaveProtection(WITH_CHOSEN_NAME)),
    )
