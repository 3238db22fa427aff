"""Thousand-Year Storm."""

from cardwright.authoring import (
    INSTANT,
    INSTANT_OR_SORCERY_SPELL,
    IT,
    SORCERY,
    YOU_CONTROL,
    AnyOf,
    Card,
    CastBefore,
    CopyIt,
    SpellCast,
    all_of,
    triggered,
    whenever,
)

YOUR_INSTANTS_AND_SORCERIES = AnyOf((INSTANT, SORCERY))


class ThousandYearStorm(Card):
    name = "Thousand-Year Storm"
    cost = "{4}{U}{R}"
    types = "Enchantment"
    abilities = (
        triggered(
            whenever(SpellCast, all_of(INSTANT_OR_SORCERY_SPELL, YOU_CONTROL)),
            CopyIt(IT, count=CastBefore(YOUR_INSTANTS_AND_SORCERIES, yours=True)),
        ),
    )
