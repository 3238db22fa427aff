"""Primeval Bounty."""

from cardwright.authoring import (
    CREATURE,
    LAND,
    YOU_CONTROL,
    Card,
    CreateTokens,
    Enters,
    GainLife,
    Not,
    PutCounters,
    SpellCast,
    all_of,
    target,
    token,
    triggered,
    whenever,
)

BEAST = token("Creature — Beast", 3, 3, colors="G")
YOURS = all_of(CREATURE, YOU_CONTROL)


class PrimevalBounty(Card):
    name = "Primeval Bounty"
    cost = "{5}{G}"
    types = "Enchantment"
    abilities = (
        triggered(whenever(SpellCast, YOURS), CreateTokens(BEAST)),
        triggered(
            whenever(SpellCast, all_of(Not(CREATURE), YOU_CONTROL)),
            PutCounters("+1/+1", 3),
            target(YOURS),
        ),
        triggered(whenever(Enters, all_of(LAND, YOU_CONTROL)), GainLife(3)),
    )
