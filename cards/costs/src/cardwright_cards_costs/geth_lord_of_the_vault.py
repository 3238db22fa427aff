"""Geth, Lord of the Vault."""

from cardwright.authoring import (
    ARTIFACT,
    CREATURE,
    OPPONENTS_OWN,
    AnyOf,
    Card,
    ManaValue,
    Mill,
    OwnerOf,
    PutOntoBattlefield,
    Targets,
    X,
    activated,
    all_of,
    do,
    target_card,
)


class Geth(Card):
    name = "Geth, Lord of the Vault"
    cost = "{4}{B}{B}"
    types = "Legendary Creature — Phyrexian Zombie"
    power, toughness = 5, 5
    keywords = ("intimidate",)
    abilities = (
        activated(
            "{X}{B}",
            do(
                PutOntoBattlefield(under_your_control=True, tapped=True),
                Mill(X, OwnerOf(Targets())),
            ),
            target_card(all_of(AnyOf((ARTIFACT, CREATURE)), ManaValue(X, X), OPPONENTS_OWN)),
        ),
    )
