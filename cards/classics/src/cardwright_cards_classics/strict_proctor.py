"""Strict Proctor."""

from cardwright.authoring import (
    THAT_ABILITY,
    AbilityTriggered,
    Card,
    CausedByEntering,
    CounterTargetUnlessPaid,
    paying,
    triggered,
    whenever,
)


class StrictProctor(Card):
    name = "Strict Proctor"
    cost = "{1}{W}"
    types = "Creature — Spirit Cleric"
    power, toughness = 1, 3
    keywords = ("flying",)
    abilities = (
        triggered(
            whenever(AbilityTriggered, where=CausedByEntering()),
            CounterTargetUnlessPaid(paying("{2}"), THAT_ABILITY),
        ),
    )
