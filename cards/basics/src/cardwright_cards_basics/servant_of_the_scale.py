"""Servant of the Scale."""

from cardwright.authoring import (
    CREATURE,
    THIS,
    YOU_CONTROL,
    AllOf,
    Card,
    CountersOnThis,
    Dies,
    PutCountersOnTarget,
    enters_with,
    target,
    triggered,
    when,
)


class ServantOfTheScale(Card):
    name = "Servant of the Scale"
    cost = "{G}"
    types = "Creature — Human Soldier"
    power, toughness = 0, 0
    abilities = (
        enters_with("+1/+1"),
        triggered(
            when(Dies, THIS),
            PutCountersOnTarget("+1/+1", CountersOnThis("+1/+1")),
            target(AllOf((CREATURE, YOU_CONTROL))),
        ),
    )
