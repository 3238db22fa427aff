"""Nowhere to Run."""

from cardwright.authoring import (
    CREATURE,
    EACH_PLAYER,
    OPPONENTS_CONTROL,
    THIS,
    Card,
    DontTrigger,
    Enters,
    Pump,
    StaticAbility,
    all_of,
    as_though_without_hexproof,
    target,
    triggered,
    when,
)

OPPONENTS_CREATURE = all_of(CREATURE, OPPONENTS_CONTROL)


class NowhereToRun(Card):
    name = "Nowhere to Run"
    cost = "{1}{B}"
    types = "Enchantment"
    keywords = ("flash",)
    abilities = (
        triggered(when(Enters, THIS), Pump(-3, -3), target(OPPONENTS_CREATURE)),
        as_though_without_hexproof(OPPONENTS_CREATURE, EACH_PLAYER),
        StaticAbility(DontTrigger(OPPONENTS_CREATURE, "ward")),
    )
