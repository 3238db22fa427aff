"""Axebane Guardian."""

from cardwright.authoring import (
    ANY_COLOR,
    CREATURE,
    TAP,
    YOU_CONTROL,
    AddMana,
    Card,
    HasKeyword,
    NumberOf,
    activated,
    all_of,
    paying,
)

DEFENDERS = NumberOf(all_of(CREATURE, HasKeyword("defender"), YOU_CONTROL))


class AxebaneGuardian(Card):
    name = "Axebane Guardian"
    cost = "{2}{G}"
    types = "Creature — Human Druid"
    power, toughness = 0, 3
    keywords = ("defender",)
    abilities = (activated(paying(TAP), AddMana(ANY_COLOR, DEFENDERS, combined=True)),)
