"""Crumbling Vestige."""

from cardwright.authoring import (
    ANY_COLOR,
    TAP,
    THIS,
    AddMana,
    Card,
    Enters,
    activated,
    enters_tapped,
    paying,
    triggered,
    when,
)


class CrumblingVestige(Card):
    name = "Crumbling Vestige"
    types = "Land"
    abilities = (
        enters_tapped(),
        triggered(when(Enters, THIS), AddMana(ANY_COLOR)),
        activated(paying(TAP), AddMana(("C",))),
    )
