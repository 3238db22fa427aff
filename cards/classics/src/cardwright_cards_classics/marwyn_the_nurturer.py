"""Marwyn, the Nurturer."""

from cardwright.authoring import (
    ITSELF,
    TAP,
    YOU_CONTROL,
    AddMana,
    Card,
    Enters,
    Is,
    PowerOfThis,
    PutCounters,
    activated,
    all_of,
    another,
    paying,
    triggered,
    whenever,
)


class Marwyn(Card):
    name = "Marwyn, the Nurturer"
    cost = "{2}{G}"
    types = "Legendary Creature — Elf Druid"
    power, toughness = 1, 1
    abilities = (
        triggered(
            whenever(Enters, another(all_of(Is("Elf"), YOU_CONTROL))),
            PutCounters("+1/+1", 1, ITSELF),
        ),
        activated(paying(TAP), AddMana(("G",), PowerOfThis())),
    )
