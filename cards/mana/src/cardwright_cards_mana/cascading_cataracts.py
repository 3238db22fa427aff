"""Cascading Cataracts."""

from cardwright.authoring import (
    ANY_COLOR,
    TAP,
    AddMana,
    Card,
    activated,
    paying,
)


class CascadingCataracts(Card):
    name = "Cascading Cataracts"
    types = "Land"
    keywords = ("indestructible",)
    abilities = (
        activated(paying(TAP), AddMana(("C",))),
        activated(paying("{5}", TAP), AddMana(ANY_COLOR, 5, combined=True)),
    )
