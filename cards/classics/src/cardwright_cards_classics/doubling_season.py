"""Doubling Season."""

from cardwright.authoring import (
    YOU_CONTROL,
    Card,
    CountersIncreased,
    StaticAbility,
    TokensMultiplied,
)


class DoublingSeason(Card):
    name = "Doubling Season"
    cost = "{4}{G}"
    types = "Enchantment"
    abilities = (
        StaticAbility(TokensMultiplied()),
        StaticAbility(CountersIncreased(YOU_CONTROL, times=2, only_effects=True)),
    )
