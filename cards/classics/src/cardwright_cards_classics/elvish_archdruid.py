"""Elvish Archdruid."""

from cardwright.authoring import (
    CREATURE,
    TAP,
    YOU_CONTROL,
    AddMana,
    AddPT,
    Card,
    Is,
    Layer,
    NumberOf,
    Part,
    activated,
    all_of,
    another,
    paying,
    static,
)

ELVES_YOU_CONTROL = all_of(Is("Elf"), YOU_CONTROL)


class ElvishArchdruid(Card):
    name = "Elvish Archdruid"
    cost = "{1}{G}{G}"
    types = "Creature — Elf Druid"
    power, toughness = 2, 2
    abilities = (
        static(
            Part(Layer.MODIFY_PT, another(all_of(ELVES_YOU_CONTROL, CREATURE)), AddPT(1, 1)),
        ),
        activated(paying(TAP), AddMana(("G",), NumberOf(ELVES_YOU_CONTROL))),
    )
