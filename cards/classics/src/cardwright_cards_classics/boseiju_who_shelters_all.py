"""Boseiju, Who Shelters All."""

from cardwright.authoring import (
    TAP,
    AddMana,
    AnyOf,
    Card,
    Is,
    PayLife,
    SpellCantBeCountered,
    activated,
    enters_tapped,
    paying,
)


class Boseiju(Card):
    name = "Boseiju, Who Shelters All"
    types = "Legendary Land"
    abilities = (
        enters_tapped(),
        activated(
            paying(TAP, PayLife(2)),
            AddMana(("C",), rider=SpellCantBeCountered(AnyOf((Is("Instant"), Is("Sorcery"))))),
        ),
    )
