"""Panoptic Mirror."""

from cardwright.authoring import (
    CARD,
    CHOSEN,
    INSTANT,
    SORCERY,
    TAP,
    YOU_OWN,
    AnyOf,
    Card,
    CastCopies,
    Choosing,
    Exile,
    Linked,
    ManaValue,
    May,
    Within,
    X,
    Zone,
    activated,
    all_of,
    at_the_beginning_of,
    paying,
    triggered,
)

SPELL_CARD = all_of(CARD, YOU_OWN, AnyOf((INSTANT, SORCERY)), ManaValue(X, X))


class PanopticMirror(Card):
    name = "Panoptic Mirror"
    cost = "{5}"
    types = "Artifact"
    abilities = (
        activated(
            paying("{X}", TAP),
            May(Choosing(SPELL_CARD, Exile(CHOSEN, link="imprinted"), (Zone.HAND,))),
        ),
        triggered(
            at_the_beginning_of("upkeep", yours=True),
            May(Choosing(Within(Linked("imprinted")), CastCopies(CHOSEN), (Zone.EXILE,))),
        ),
    )
