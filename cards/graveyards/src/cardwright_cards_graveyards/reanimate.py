"""Reanimate."""

from cardwright.authoring import (
    CREATURE,
    TARGET,
    Card,
    LoseLife,
    PutOntoBattlefield,
    TotalManaValue,
    do,
    spell,
    target_card,
)


class Reanimate(Card):
    name = "Reanimate"
    cost = "{B}"
    types = "Sorcery"
    abilities = (
        spell(
            do(PutOntoBattlefield(under_your_control=True), LoseLife(TotalManaValue(TARGET))),
            target_card(CREATURE),
        ),
    )
