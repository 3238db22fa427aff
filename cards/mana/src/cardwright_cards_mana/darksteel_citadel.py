"""Darksteel Citadel."""

from cardwright.authoring import (
    TAP,
    AddMana,
    Card,
    activated,
    paying,
)


class DarksteelCitadel(Card):
    name = "Darksteel Citadel"
    types = "Artifact Land"
    keywords = ("indestructible",)
    abilities = (activated(paying(TAP), AddMana(("C",))),)
