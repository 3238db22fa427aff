"""Cavern of Souls."""

from cardwright.authoring import (
    TAP,
    AddMana,
    AddOfChosenTypeOnly,
    Card,
    CreatureType,
    SpellCantBeCountered,
    activated,
    as_it_enters_choose,
    paying,
)


class CavernOfSouls(Card):
    name = "Cavern of Souls"
    types = "Land"
    abilities = (
        as_it_enters_choose(CreatureType()),
        activated(paying(TAP), AddMana(("C",))),
        activated(paying(TAP), AddOfChosenTypeOnly(SpellCantBeCountered())),
    )
