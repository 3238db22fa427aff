"""Savage Stomp."""

from cardwright.authoring import (
    CREATURE,
    PERMANENT,
    YOU_CONTROL,
    Card,
    Fights,
    Is,
    Not,
    PutCounters,
    StaticAbility,
    Targets,
    ThisCostsLessTargeting,
    all_of,
    do,
    spell,
    target,
)


class SavageStomp(Card):
    name = "Savage Stomp"
    cost = "{2}{G}"
    types = "Sorcery"
    abilities = (
        StaticAbility(
            ThisCostsLessTargeting("{2}", all_of(PERMANENT, Is("Dinosaur"), YOU_CONTROL))
        ),
        spell(
            do(PutCounters("+1/+1"), Fights(Targets(0), Targets(1))),
            target(all_of(CREATURE, YOU_CONTROL)),
            target(all_of(CREATURE, Not(YOU_CONTROL))),
        ),
    )
