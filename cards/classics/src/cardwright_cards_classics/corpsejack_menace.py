"""Corpsejack Menace."""

from cardwright.authoring import (
    CREATURE,
    YOU_CONTROL,
    Card,
    CountersIncreased,
    StaticAbility,
    all_of,
)


class CorpsejackMenace(Card):
    name = "Corpsejack Menace"
    cost = "{2}{B}{G}"
    types = "Creature — Fungus"
    power, toughness = 4, 4
    abilities = (StaticAbility(CountersIncreased(all_of(CREATURE, YOU_CONTROL), "+1/+1", times=2)),)
