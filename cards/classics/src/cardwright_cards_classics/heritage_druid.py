"""Heritage Druid."""

from cardwright.authoring import (
    AddMana,
    Card,
    Is,
    TapPermanents,
    activated,
    paying,
)


class HeritageDruid(Card):
    name = "Heritage Druid"
    cost = "{G}"
    types = "Creature — Elf Druid"
    power, toughness = 1, 1
    abilities = (activated(paying(TapPermanents(Is("Elf"), 3)), AddMana(("G",), 3)),)
