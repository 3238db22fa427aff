"""Devoted Druid."""

from cardwright.authoring import (
    ITSELF,
    TAP,
    AddMana,
    Card,
    PutCountersOnThis,
    Untap,
    activated,
    paying,
)


class DevotedDruid(Card):
    name = "Devoted Druid"
    cost = "{1}{G}"
    types = "Creature — Elf Druid"
    power, toughness = 0, 2
    abilities = (
        activated(paying(TAP), AddMana(("G",))),
        activated(paying(PutCountersOnThis("-1/-1")), Untap(ITSELF)),
    )
