"""Amulet of Safekeeping."""

from cardwright.authoring import (
    CREATURE,
    TOKEN,
    AddPT,
    BecomesTarget,
    Card,
    Condition,
    CounterUnlessPaid,
    Layer,
    Part,
    YouBecomeTargetOfOpponents,
    all_of,
    paying,
    static,
    triggered,
)

CREATURE_TOKENS = all_of(CREATURE, TOKEN)


class AmuletOfSafekeeping(Card):
    name = "Amulet of Safekeeping"
    cost = "{2}"
    types = "Artifact"
    abilities = (
        triggered(
            Condition(BecomesTarget, where=(YouBecomeTargetOfOpponents(),)),
            CounterUnlessPaid(paying("{1}")),
        ),
        static(Part(Layer.MODIFY_PT, CREATURE_TOKENS, AddPT(-1, 0))),
    )
