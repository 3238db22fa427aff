"""Throne Warden."""

from cardwright.authoring import (
    ITSELF,
    Card,
    IsMonarch,
    PutCounters,
    at_the_beginning_of,
    triggered,
)


class ThroneWarden(Card):
    name = "Throne Warden"
    cost = "{1}{W}"
    types = "Creature — Human Soldier"
    power, toughness = 2, 2
    abilities = (
        triggered(
            at_the_beginning_of("end", yours=True),
            PutCounters("+1/+1", 1, ITSELF),
            only_if=IsMonarch(),
        ),
    )
