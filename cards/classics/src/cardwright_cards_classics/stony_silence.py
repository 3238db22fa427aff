"""Stony Silence."""

from cardwright.authoring import ARTIFACT, PERMANENT, CantBeActivated, Card, StaticAbility, all_of


class StonySilence(Card):
    name = "Stony Silence"
    cost = "{1}{W}"
    types = "Enchantment"
    abilities = (
        StaticAbility(CantBeActivated(all_of(PERMANENT, ARTIFACT), even_mana_abilities=True)),
    )
