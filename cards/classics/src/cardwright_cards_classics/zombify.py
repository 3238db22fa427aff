"""Zombify."""

from cardwright.authoring import (
    CREATURE,
    YOU_OWN,
    Card,
    PutOntoBattlefield,
    all_of,
    spell,
    target_card,
)


class Zombify(Card):
    name = "Zombify"
    cost = "{3}{B}"
    types = "Sorcery"
    abilities = (
        spell(PutOntoBattlefield(under_your_control=True), target_card(all_of(CREATURE, YOU_OWN))),
    )
