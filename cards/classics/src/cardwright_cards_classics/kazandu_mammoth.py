"""Kazandu Mammoth, and Kazandu Valley on its back."""

from cardwright.authoring import (
    ITSELF,
    LAND,
    TAP,
    YOU_CONTROL,
    AddMana,
    Card,
    Enters,
    Pump,
    activated,
    all_of,
    enters_tapped,
    modal_back,
    paying,
    triggered,
    whenever,
)


class KazanduValley(Card):
    name = "Kazandu Valley"
    types = "Land"
    abilities = (enters_tapped(), activated(paying(TAP), AddMana(("G",))))


class KazanduMammoth(Card):
    name = "Kazandu Mammoth"
    cost = "{1}{G}{G}"
    types = "Creature — Elephant"
    power, toughness = 3, 3
    abilities = (triggered(whenever(Enters, all_of(LAND, YOU_CONTROL)), Pump(2, 2, ITSELF)),)
    faces = modal_back(KazanduValley)
