"""Chromatic Star."""

from cardwright.authoring import (
    ANY_COLOR,
    TAP,
    THIS,
    AddMana,
    Card,
    Dies,
    DrawCards,
    SacrificeThis,
    activated,
    paying,
    triggered,
    when,
)


class ChromaticStar(Card):
    name = "Chromatic Star"
    cost = "{1}"
    types = "Artifact"
    abilities = (
        activated(paying("{1}", TAP, SacrificeThis()), AddMana(ANY_COLOR)),
        triggered(when(Dies, THIS), DrawCards(1)),
    )
