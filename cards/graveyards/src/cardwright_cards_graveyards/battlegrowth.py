"""Battlegrowth."""

from cardwright.authoring import (
    CREATURE,
    Card,
    PutCounters,
    spell,
    target,
)


class Battlegrowth(Card):
    name = "Battlegrowth"
    cost = "{G}"
    types = "Instant"
    abilities = (spell(PutCounters("+1/+1"), target(CREATURE)),)
