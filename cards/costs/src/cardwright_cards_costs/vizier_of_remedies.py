"""Vizier of Remedies."""

from cardwright.authoring import (
    CREATURE,
    YOU_CONTROL,
    Card,
    CountersIncreased,
    StaticAbility,
    all_of,
)


class VizierOfRemedies(Card):
    name = "Vizier of Remedies"
    cost = "{1}{W}"
    types = "Creature — Human Cleric"
    power, toughness = 2, 1
    abilities = (StaticAbility(CountersIncreased(all_of(CREATURE, YOU_CONTROL), "-1/-1", plus=-1)),)
