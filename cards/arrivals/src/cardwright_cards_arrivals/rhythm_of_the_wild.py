"""Rhythm of the Wild."""

from cardwright.authoring import (
    CARD,
    CREATURE,
    YOU_CONTROL,
    Card,
    SpellsCantBeCountered,
    StaticAbility,
    all_of,
    have,
)


class RhythmOfTheWild(Card):
    name = "Rhythm of the Wild"
    cost = "{1}{R}{G}"
    types = "Enchantment"
    abilities = (
        StaticAbility(SpellsCantBeCountered(all_of(CREATURE, YOU_CONTROL))),
        have(all_of(CREATURE, CARD, YOU_CONTROL), "riot"),
    )
