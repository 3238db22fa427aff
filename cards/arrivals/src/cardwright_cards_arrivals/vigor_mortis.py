"""Vigor Mortis."""

from cardwright.authoring import (
    CREATURE,
    YOU_OWN,
    Card,
    If,
    ManaWasSpent,
    PutOntoBattlefield,
    all_of,
    spell,
    target_card,
)

ONE_MORE = PutOntoBattlefield(counter="+1/+1")
YOUR_CREATURE_CARD = target_card(all_of(CREATURE, YOU_OWN))


class VigorMortis(Card):
    name = "Vigor Mortis"
    cost = "{2}{B}{B}"
    types = "Sorcery"
    abilities = (spell(If(ManaWasSpent("G"), ONE_MORE, PutOntoBattlefield()), YOUR_CREATURE_CARD),)
