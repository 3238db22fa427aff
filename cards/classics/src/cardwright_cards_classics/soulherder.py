"""Soulherder."""

from cardwright.authoring import (
    CREATURE,
    ITSELF,
    THOSE_CARDS,
    YOU_CONTROL,
    Card,
    Exile,
    Leaves,
    May,
    Moves,
    PutCounters,
    PutOntoBattlefield,
    StepBegins,
    StepIs,
    Zone,
    all_of,
    another,
    target,
    triggered,
    whenever,
)


class Soulherder(Card):
    name = "Soulherder"
    cost = "{1}{W}{U}"
    types = "Creature — Spirit"
    power, toughness = 1, 1
    abilities = (
        triggered(
            whenever(Leaves, CREATURE, where=Moves(destination=Zone.EXILE)),
            PutCounters("+1/+1", 1, ITSELF),
        ),
        triggered(
            whenever(StepBegins, where=StepIs("end", yours=True)),
            May(Exile(then=PutOntoBattlefield(THOSE_CARDS))),
            target(another(all_of(CREATURE, YOU_CONTROL))),
        ),
    )
