"""Hive Mind."""

from cardwright.authoring import (
    EVENT_PLAYER,
    INSTANT_OR_SORCERY_SPELL,
    IT,
    AllOthers,
    Card,
    CopyIt,
    SpellCast,
    triggered,
    whenever,
)


class HiveMind(Card):
    name = "Hive Mind"
    cost = "{5}{U}"
    types = "Enchantment"
    abilities = (
        triggered(
            whenever(SpellCast, INSTANT_OR_SORCERY_SPELL), CopyIt(IT, who=AllOthers(EVENT_PLAYER))
        ),
    )
