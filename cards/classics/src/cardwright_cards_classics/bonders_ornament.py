"""Bonder's Ornament."""

from cardwright.authoring import (
    ANY_COLOR,
    PERMANENT,
    TAP,
    AddMana,
    Card,
    DrawCards,
    EachWhoControls,
    Named,
    activated,
    all_of,
    paying,
)


class BondersOrnament(Card):
    name = "Bonder's Ornament"
    cost = "{3}"
    types = "Artifact"
    abilities = (
        activated(paying(TAP), AddMana(ANY_COLOR)),
        activated(
            paying("{4}", TAP), DrawCards(1, EachWhoControls(all_of(PERMANENT, Named(name))))
        ),
    )
