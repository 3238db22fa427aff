"""Anointed Procession."""

from cardwright.authoring import (
    Card,
    StaticAbility,
    TokensMultiplied,
)


class AnointedProcession(Card):
    name = "Anointed Procession"
    cost = "{3}{W}"
    types = "Enchantment"
    abilities = (StaticAbility(TokensMultiplied()),)
