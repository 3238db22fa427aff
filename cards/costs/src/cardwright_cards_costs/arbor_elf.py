"""Arbor Elf."""

from cardwright.authoring import (
    TAP,
    Card,
    Is,
    Untap,
    activated,
    paying,
    target,
)


class ArborElf(Card):
    name = "Arbor Elf"
    cost = "{G}"
    types = "Creature — Elf Druid"
    power, toughness = 1, 1
    abilities = (activated(paying(TAP), Untap(), target(Is("Forest"))),)
