"""Zada, Hedron Grinder."""

from cardwright.authoring import (
    CREATURE,
    INSTANT_OR_SORCERY_SPELL,
    IT,
    YOU_CONTROL,
    Card,
    CopyTargeting,
    Each,
    SpellCast,
    TargetsOnlyThis,
    all_of,
    another,
    triggered,
    whenever,
)

YOUR_OTHER_CREATURES = Each(another(all_of(CREATURE, YOU_CONTROL)))


class Zada(Card):
    name = "Zada, Hedron Grinder"
    cost = "{3}{R}"
    types = "Legendary Creature — Goblin Ally"
    power, toughness = 3, 3
    abilities = (
        triggered(
            whenever(
                SpellCast, all_of(INSTANT_OR_SORCERY_SPELL, YOU_CONTROL), where=TargetsOnlyThis()
            ),
            CopyTargeting(IT, YOUR_OTHER_CREATURES, each=True),
        ),
    )
