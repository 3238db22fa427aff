"""Servant of the Scale."""

from cardwright.authoring import (
    CREATURE,
    THIS,
    YOU_CONTROL,
    Card,
    CountersOnThis,
    Dies,
    PutCounters,
    all_of,
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
            PutCounters("+1/+1", CountersOnThis("+1/+1")),
            target(all_of(CREATURE, YOU_CONTROL)),
        ),
    )
