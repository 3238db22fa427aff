"""Leyline of Abundance."""

from cardwright.authoring import (
    CREATURE,
    YOU_CONTROL,
    AddMana,
    BeginsOnBattlefield,
    Card,
    Each,
    PutCounters,
    StaticAbility,
    activated,
    all_of,
    tapped_for_mana,
    triggered,
)


class LeylineOfAbundance(Card):
    name = "Leyline of Abundance"
    cost = "{2}{G}{G}"
    types = "Enchantment"
    abilities = (
        StaticAbility(BeginsOnBattlefield()),
        triggered(tapped_for_mana(CREATURE, by_you=True), AddMana(("G",))),
        activated("{6}{G}{G}", PutCounters("+1/+1", 1, Each(all_of(CREATURE, YOU_CONTROL)))),
    )
