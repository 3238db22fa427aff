"""Gwenna, Eyes of Gaea."""

from cardwright.authoring import (
    ANY_COLOR,
    CREATURE,
    ITSELF,
    TAP,
    YOU_CONTROL,
    AddMana,
    Card,
    EitherUse,
    ForAbilities,
    ForSpells,
    HasPower,
    PutCounters,
    SpellCast,
    Untap,
    activated,
    all_of,
    do,
    paying,
    triggered,
    whenever,
)

FOR_CREATURES = EitherUse((ForSpells(CREATURE), ForAbilities(CREATURE)))
BIG_CREATURE = all_of(CREATURE, HasPower(5), YOU_CONTROL)


class Gwenna(Card):
    name = "Gwenna, Eyes of Gaea"
    cost = "{2}{G}"
    types = "Legendary Creature — Elf Druid Scout"
    power, toughness = 2, 3
    abilities = (
        activated(paying(TAP), AddMana(ANY_COLOR, 2, combined=True, restriction=FOR_CREATURES)),
        triggered(
            whenever(SpellCast, BIG_CREATURE), do(PutCounters("+1/+1", 1, ITSELF), Untap(ITSELF))
        ),
    )
